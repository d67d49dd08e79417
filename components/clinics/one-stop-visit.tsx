import { useTranslations } from 'next-intl';
import { FarSection } from '@/components/ui/far-section';

const STEPS = ['step1', 'step2', 'step3'] as const;

/** Everything in one visit: three numbered wells on a line (M54). */
export function OneStopVisit() {
  const t = useTranslations('OneStop');
  return (
    <FarSection aria-labelledby="acto-unico-t">
      <div className="wrap">
        <h2 id="acto-unico-t">{t('title')}</h2>
        <p className="lead mt-3">{t('lead')}</p>
        <ol className="wells-line">
          {STEPS.map((step, index) => (
            <li key={step}>
              <span aria-hidden="true">{index + 1}</span>
              <strong>{t(step)}</strong>
            </li>
          ))}
        </ol>
      </div>
    </FarSection>
  );
}
