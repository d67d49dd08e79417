import { clinicGroups, specialityGroups } from '@/components/appointment/picker-groups';
import { PriceBox } from '@/components/appointment/price-box';
import { SlotField } from '@/components/appointment/slot-field';
import { ChoiceField } from '@/components/forms/choice-field';
import { DayField } from '@/components/ui/day-field';
import { Picker } from '@/components/ui/picker';
import { offeredClinics, offeredSpecialities } from '@/lib/domain/appointment/assistant';
import { asksCallBackFields, pricedOffer } from '@/lib/domain/appointment/assistant-view';
import { type AppointmentType, CALL_BACK_TYPES, COVID_TESTS } from '@/lib/domain/appointment/choices';
import type { Locale } from '@/lib/i18n/locales';
import type { AssistantProps } from './assistant-props';
import { errorOf, fieldId, type PartProps, SLOTS_NAME } from './form-fields';
import { InsurerFields, PreferredTimeField } from './insurer-fields';

type Props = PartProps & AssistantProps & { locale: Locale; today: string; pricesHref: string };

/** What, where and when (checklist M102, M104): the pickers of the assistant, the types of the mode, day and hours. */
export function AppointmentPart({ locale, today, pricesHref, state, dispatch, words, ...part }: Props) {
  const { texts } = part;
  const types: readonly AppointmentType[] = state.isCovid ? COVID_TESTS : CALL_BACK_TYPES;
  const hints: Partial<Record<AppointmentType, string>> = {
    testAntigenos: texts.antigenHint,
    testSerologico: texts.serologyHint,
  };
  return (
    <section className="form-part" aria-labelledby="cita-appointment-t">
      <h2 id="cita-appointment-t">{texts.appointment}</h2>
      <label className="tick">
        <input
          type="checkbox"
          checked={state.isCovid}
          onChange={(event) => dispatch({ type: 'covidSwitched', on: event.target.checked })}
        />
        {words.covid}
      </label>
      {asksCallBackFields(state) && (
        <>
          <InsurerFields {...{ state, dispatch, words, texts, pricesHref }} />
          <Picker
            id={fieldId('specialityId')}
            name="especialidad"
            label={words.speciality}
            placeholder={words.chooseSpeciality}
            all={words.noneEspecialidad}
            groups={specialityGroups(offeredSpecialities(state), words.services)}
            value={state.specialityId ?? ''}
            onChange={(specialityId) => dispatch({ type: 'specialityChosen', specialityId })}
            error={errorOf(part, 'specialityId')}
            texts={words.picker}
          />
        </>
      )}
      <ChoiceField
        key={state.isCovid ? 'test' : 'type'}
        id={fieldId('type')}
        label={state.isCovid ? words.testType : words.type}
        optional={state.isCovid ? undefined : texts.optional}
        error={errorOf(part, 'type')}
        choices={types.map((value) => ({ value, label: words.types[value], hint: hints[value] }))}
        chosen={state.type}
        onChoose={(value) =>
          dispatch({ type: 'typeChosen', appointmentType: types.find((type) => type === value) ?? null })
        }
      />
      <Picker
        id={fieldId('clinicId')}
        name="clinica"
        label={words.clinic}
        placeholder={words.chooseClinic}
        all={words.noneClinica}
        groups={clinicGroups(offeredClinics(state), words.communities)}
        value={state.clinicId ?? ''}
        onChange={(clinicId) => dispatch({ type: 'clinicChosen', clinicId })}
        error={errorOf(part, 'clinicId')}
        texts={words.picker}
      />
      <DayField
        id={fieldId('day')}
        name="fecha"
        label={words.day}
        optional={state.isCovid ? undefined : texts.optional}
        hint={state.isCovid ? undefined : texts.dayHint}
        value={state.day ?? ''}
        min={today}
        onChange={(day) => dispatch({ type: 'dayChosen', day: day || null })}
        error={errorOf(part, 'day')}
        locale={locale}
        texts={words.dayField}
      />
      {state.isCovid ? (
        <>
          <SlotField {...{ state, dispatch, locale }} name={SLOTS_NAME} error={errorOf(part, 'slot')} texts={words} />
          <div className="form-narrow">
            <PriceBox offer={pricedOffer(state)} locale={locale} texts={words} />
          </div>
        </>
      ) : (
        <PreferredTimeField {...{ state, dispatch, words, texts }} />
      )}
    </section>
  );
}
