import { useEffect } from 'react';
import { ChoiceField } from '@/components/forms/choice-field';
import type { AssistantState } from '@/lib/domain/appointment/assistant';
import { askedDoctorId } from '@/lib/domain/appointment/chosen-doctor';
import { fieldId } from '@/lib/domain/appointment/field-id';
import { useConsultHours } from '@/lib/hooks/use-consult-hours';
import type { Locale } from '@/lib/i18n/locales';
import { ConsultHours, type ConsultProps } from './consult-hours';
import type { PartProps } from './form-fields';

type Props = PartProps & ConsultProps & { locale: Locale; state: AssistantState; onVideo: (isVideo: boolean) => void };

/** The kind of visit, if the chosen service has hours of video calls, and the next free hours of that kind. */
export function VisitHours({ onVideo, ...props }: Props) {
  const { isVideo, texts } = props;
  const { hasVideo, hasFailed } = useOffered(props);
  const isGone = isVideo && hasVideo === false && !hasFailed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the clinic no longer offers video calls
  useEffect(() => {
    if (isGone) onVideo(false);
  }, [isGone]);
  const { video } = texts.card;
  return (
    <>
      {(isVideo || hasVideo) && (
        <ChoiceField
          id={fieldId('isVideo')}
          label={texts.kindTitle}
          hint={isVideo ? video.before.device : undefined}
          choices={[
            { value: 'inPerson', label: texts.kindAtClinic },
            { value: 'video', label: video.kind },
          ]}
          chosen={isVideo ? 'video' : 'inPerson'}
          onChoose={(kind) => onVideo(kind === 'video')}
        />
      )}
      <ConsultHours {...props} />
    </>
  );
}

/** Whether the chosen service has hours of video calls; the request for its hours at the clinic says so. */
function useOffered({ locale, state, originPath, test }: Omit<Props, 'onVideo'>) {
  const { clinicId, specialityId } = state;
  const isKnown = clinicId !== null && specialityId !== null && test !== undefined;
  const query = isKnown
    ? { clinicId, specialityId, testId: test?.id ?? null, doctorId: askedDoctorId(state, originPath), from: null }
    : null;
  return useConsultHours(locale, query);
}
