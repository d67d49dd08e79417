-- Words with typing mistakes are looked for in memory (backend/search/vocabulary.ts): what did it here is not needed.
drop function search_words_like(text, text);
drop index search_word_trigrams;
