import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { requestCatalogue } from '../api';
import { useCatalogueTexts } from '../records/catalogue-texts';
import { Section } from '../section';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import type { Problem, Review } from './content-wire';

const TEXTS = 'desk.content.review';
const COLUMNS = ['record', 'where', 'detail'] as const;

/** What an editor should mend, a table for each kind of problem. */
export const ReviewTab = () => {
  const translate = useTranslate();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['revision'],
    queryFn: () => requestCatalogue<Review>('GET', '/revision'),
    retry: false,
    refetchOnWindowFocus: false, // there is a button for it
  });
  const rules = Object.entries(data?.totales ?? {}).filter(([, total]) => total > 0);
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ maxWidth: '70ch' }}>{translate(`${TEXTS}.lead`)}</Typography>
        <Button variant="outlined" aria-disabled={isFetching} onClick={() => isFetching || refetch()}>
          {translate(`${TEXTS}.again`)}
        </Button>
      </Stack>
      <div aria-live="polite">
        {isFetching && <Typography>{translate(`${TEXTS}.checking`)}</Typography>}
        {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
        {data && rules.length === 0 && <Alert severity="success">{translate(`${TEXTS}.nothing`)}</Alert>}
      </div>
      {data &&
        rules.map(([rule, total]) => (
          <RuleSection
            key={rule}
            rule={rule}
            total={total}
            problems={data.problemas.filter((one) => one.regla === rule)}
          />
        ))}
    </Stack>
  );
};

type RuleSectionProps = { rule: string; total: number; problems: Problem[] };

const RuleSection = ({ rule, total, problems }: RuleSectionProps) => {
  const translate = useTranslate();
  const texts = useCatalogueTexts();
  const whereOf = ({ recurso, campo, idiomas }: Problem): string => {
    const field = campo === null ? '' : texts.label(recurso, campo);
    const languages = idiomas.map((language) => translate(`desk.content.languages.${language}`, { _: language }));
    return [field, languages.join(', ')].filter((part) => part !== '').join(': ');
  };
  const title = `${translate(`${TEXTS}.rules.${rule}`, { _: rule })} (${total})`;
  return (
    <Section title={title}>
      {problems.length < total && (
        <Typography sx={{ mb: 1 }}>{translate(`${TEXTS}.first`, { count: problems.length })}</Typography>
      )}
      <WideTable
        label={title}
        columns={COLUMNS.map((column) => translate(`${TEXTS}.${column}`))}
        rows={problems.map((one) => ({
          key: `${one.recurso} ${one.id} ${one.campo} ${one.idiomas.join()}`,
          cells: [
            <Link key="record" to={`/contenido/${one.recurso}/${one.id}`}>
              {`${texts.one(one.recurso)} ${one.id}: ${one.nombre}`}
            </Link>,
            whereOf(one),
            one.detalle,
          ],
        }))}
      />
    </Section>
  );
};
