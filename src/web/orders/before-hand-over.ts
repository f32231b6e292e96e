import { BookingActions } from './booking-actions.tsx'
import { DeliveryForm } from './delivery/delivery-form.tsx'
import { MeetUpForm } from './delivery/meet-up-form.tsx'
import { ShipForm } from './delivery/ship-form.tsx'
import { NextActionForm } from './next-action-form.tsx'

/**
 * What an order's page needs until the phone is handed over or sent, in one script. An object, because the bundler would
 * give what is exported again scripts of its own.
 */
export const beforeHandOver = { BookingActions, DeliveryForm, MeetUpForm, NextActionForm, ShipForm }
