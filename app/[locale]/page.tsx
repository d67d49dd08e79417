import { getTranslations } from 'next-intl/server';

export const revalidate = 30;

export default async function Home() {
  const t = await getTranslations('Shell');
  return <h1>{t('skip')}</h1>;
}
