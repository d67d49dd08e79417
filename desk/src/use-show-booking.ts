import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from './wire';

/** The query key of a booking. */
export const bookingKey = (reference: string) => ['reserva', reference];

/** Returns a function that shows a booking just read and refreshes the lists that contain it. */
export function useShowBooking(): (booking: Booking) => void {
  const queries = useQueryClient();
  return (booking) => {
    queries.setQueryData(bookingKey(booking.referencia), booking);
    void queries.invalidateQueries({ queryKey: ['agenda'] });
    void queries.invalidateQueries({ queryKey: ['bandeja'] });
    void queries.invalidateQueries({ queryKey: ['pendiente'] });
  };
}
