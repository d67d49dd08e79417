import './request-reference.css';

type Props = { title: string; number: string };

/** The number to refer to a request by. */
export const RequestReference = ({ title, number }: Props) => (
  <p className="request-reference">
    <span>{title}</span> <strong>{number}</strong>
  </p>
);
