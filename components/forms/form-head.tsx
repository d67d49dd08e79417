/** The head of a page with a form: what it is for. */
export const FormHead = ({ id, title, lead }: { id?: string; title: string; lead: string }) => (
  <div className="bg-mist">
    <div className="wrap stack py-10 lg:py-14">
      <h1 id={id} className="text-4xl">
        {title}
      </h1>
      <p className="lead">{lead}</p>
    </div>
  </div>
);
