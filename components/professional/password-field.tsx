import { type ComponentProps, useState } from 'react';
import { type Field, FieldFrame, fieldAria } from '@/components/ui/field-frame';
import { Icon } from '@/components/ui/icon';

type Props = Field &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & {
    texts: { show: string; hide: string };
    /** Id of another element that describes the field. */
    describedBy?: string;
  };

/** A password, hidden until its button is pressed (identity, "Professional login"). */
export function PasswordField({ id, label, hint, error, optional, isRequired, texts, describedBy, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  const aria = fieldAria({ id, hint, error, optional, isRequired });
  const describing = [aria['aria-describedby'], describedBy].filter(Boolean).join(' ');
  return (
    <FieldFrame {...{ id, label, hint, error, optional }}>
      <span className="password">
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          className="control"
          autoCapitalize="none"
          spellCheck={false}
          {...aria}
          aria-describedby={describing || undefined}
        />
        <button
          type="button"
          aria-label={isShown ? texts.hide : texts.show}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      </span>
    </FieldFrame>
  );
}
