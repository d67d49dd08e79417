import './forms.css';

/** How a request goes on, step by step. */
export const FormSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="form-steps">
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
