/** A voucher as returned by the calls under /bonos; times are "YYYY-MM-DD HH:MM" on the clinics' clock. */
export type Voucher = {
  id: number;
  codigo: string;
  estado: 'open' | 'redeemed' | 'expired';
  producto: string | null;
  /** Null if no price is known. */
  centimos: number | null;
  nombre: string;
  telefono: string | null;
  centromedico: number;
  clinica: string | null;
  pedido: string;
  /** Last valid day, YYYY-MM-DD; null means no limit. */
  hasta: string | null;
  /** True if it may be given away; null if unknown. */
  regalable: boolean | null;
  canjeado: string | null;
  canjeadopor: string | null;
  canjeadoen: string | null;
  /** True if redeemed less than a day ago. */
  reciente: boolean;
  /** The clinics of the account that accept the voucher; the clinic of the request comes first. */
  sirveen: { id: number; nombre: string }[];
};

export const STATES = ['open', 'redeemed', 'expired'] as const;

/** Returns a typed or scanned text as a code if it is complete, or null. The backend checks the last character. */
export const codeIn = (text: string): string | null =>
  /^[a-hj-km-np-z2-9]{12}$/i.test(text.replace(/[\s-]/g, '')) ? text.trim() : null;
