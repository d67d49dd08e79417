/** A voucher, as the calls under /bonos answer it; times are "YYYY-MM-DD HH:MM" by the clinics' clock. */
export type Voucher = {
  id: number;
  codigo: string;
  estado: 'open' | 'redeemed' | 'expired';
  producto: string | null;
  /** Null where no price is known. */
  centimos: number | null;
  nombre: string;
  telefono: string | null;
  centromedico: number;
  clinica: string | null;
  pedido: string;
  /** Last valid day, YYYY-MM-DD; null means no limit. */
  hasta: string | null;
  /** Null when it is unknown. */
  regalable: boolean | null;
  canjeado: string | null;
  canjeadopor: string | null;
  canjeadoen: string | null;
  /** Redeemed less than a day ago. */
  reciente: boolean;
  /** The clinics of the account that accept the voucher; the clinic of the request comes first. */
  sirveen: { id: number; nombre: string }[];
};

export const STATES = ['open', 'redeemed', 'expired'] as const;

/** Returns the typed or scanned text when it is a complete code, or null. The backend checks the last character. */
export const codeIn = (text: string): string | null =>
  /^[a-hj-km-np-z2-9]{12}$/i.test(text.replace(/[\s-]/g, '')) ? text.trim() : null;
