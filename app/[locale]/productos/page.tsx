import { permanentRedirect } from 'next/navigation';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { SHOP_PATH } from '@/lib/i18n/shop-address';

/** The list of products is the shop. */
export default async function ProductsPage({ params }: { params: Promise<{ locale: Locale }> }): Promise<never> {
  permanentRedirect(localePath((await params).locale, SHOP_PATH));
}
