import type { ReactNode } from 'react';
import { NoScript } from '@/components/ui/no-script';
import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhoneParts } from '@/lib/domain/phone';

type Props = { id?: string; title: string; lead?: string | undefined; children?: ReactNode };

/** The head of a page with a form: title and purpose. */
export const FormHead = ({ id, title, lead, children }: Props) => (
  <div className="bg-mist">
    <div className="wrap stack py-10 lg:py-14">
      <h1 id={id} className="text-4xl">
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  </div>
);

/** A note for visitors without JavaScript, with the telephone after `text`. */
export const NoScriptNote = ({ text }: { text: string }) => (
  <NoScript>
    <p className="note mb-10">
      <span>
        {text} <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />
      </span>
    </p>
  </NoScript>
);
