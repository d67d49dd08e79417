import { mailtoHref } from '@clinic/contract/email-addresses';
import { useEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import type { Locale } from '@/lib/i18n/locales';
import { CallbackLink } from './callback-link';
import type { ProfessionalContent } from './load-professional';
import './professional.css';

type Props = { locale: Locale; content: ProfessionalContent; onClose: () => void };

/** The direct line of professionals: phone, e-mail when there is one (M67), and a call back (M171). */
export function AttentionDialog({ locale, content, onClose }: Props) {
  const { attention, callback, helpline } = content;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog
      id="atencion-profesional"
      ref={dialog}
      title={attention.title}
      closeLabel={attention.close}
      onClose={onClose}
    >
      <p>{attention.text}</p>
      <dl className="facts">
        <div>
          <dt>
            <Icon name="phone" /> {attention.phone}
          </dt>
          <dd>
            <PhoneLink className="link" phone={helpline.phone} />
          </dd>
        </div>
        {helpline.email && (
          <div>
            <dt>
              <Icon name="mail" /> {attention.email}
            </dt>
            <dd>
              <a className="link" href={mailtoHref(helpline.email) ?? undefined}>
                {helpline.email}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-6">
        <CallbackLink locale={locale} className="btn btn-primary">
          {callback.title}
        </CallbackLink>
      </p>
    </Dialog>
  );
}
