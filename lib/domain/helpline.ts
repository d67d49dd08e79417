/** Whom professionals call or write to, and the urgent contact of the notice; `email` is null when there is none. */
export type Helpline = { phone: string; email: string | null };
