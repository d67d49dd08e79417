import { movedPage } from '@/lib/catalogue/moved-pages';
import { answer } from '@/lib/http/answers';

/** Where the page at `?ruta=` is now: {destino}, null when it did not move. The proxy asks for a page that is not found. */
export async function GET(request: Request): Promise<Response> {
  return answer(200, { destino: await movedPage(new URL(request.url).searchParams.get('ruta') ?? '/') });
}
