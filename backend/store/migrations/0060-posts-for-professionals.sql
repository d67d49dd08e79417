-- Articles with this mark have a tag in the blog, by which the portal of professionals chooses its news.
alter table post add column paraprofesional boolean;
