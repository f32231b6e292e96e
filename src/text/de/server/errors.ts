import {
  MAX_DISPLAY_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../../../shared/accounts/account-rules.ts'
import { MAX_ADVERTISED } from '../../../shared/listings/listing-limits.ts'
import {
  MAX_HOLDS,
  MAX_HOLDS_OF_NEW_BUYERS,
  MAX_OFFERS,
} from '../../../shared/orders/order-limits.ts'
import type errors from '../../en/server/errors.ts'
import type { Translation } from '../../translation.ts'
import accounts from './account-errors.ts'
import catalog from './catalog-errors.ts'
import console from './console-errors.ts'
import fields from './errors/fields.ts'
import integrations from './errors/integrations.ts'
import limits from './errors/limits.ts'
import requests from './errors/requests.ts'
import sales from './errors/sales.ts'
import setup from './errors/setup.ts'
import staff from './errors/staff.ts'
import listings from './listing-errors.ts'
import orders from './order-errors.ts'
import payouts from './selling/payout-errors.ts'

export default {
  ...integrations,
  ...orders,
  ...listings,
  ...console,
  ...catalog,
  ...payouts,
  ...limits,
  ...requests,
  ...sales,
  ...fields,
  ...setup,
  ...staff,
  invalid: 'Einige Angaben sind nicht gültig.',
  nameRequired: 'Geben Sie Ihren Namen ein',
  nameTooLong: `Höchstens ${MAX_DISPLAY_NAME_LENGTH} Zeichen`,
  emailRequired: 'Geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein',
  emailTaken: 'Für diese E-Mail-Adresse gibt es schon ein Konto',
  passwordRequired: 'Geben Sie ein Passwort ein',
  passwordTooShort: `Das Passwort braucht mindestens ${MIN_PASSWORD_LENGTH} Zeichen`,
  passwordTooLong: `Höchstens ${MAX_PASSWORD_LENGTH} Zeichen`,
  passwordBlank: 'Ein Passwort darf nicht nur aus Leerzeichen bestehen',
  passwordCommon: 'Dieses Passwort ist sehr verbreitet. Wählen Sie ein anderes',
  passwordRepeated: 'Hier wiederholen sich dieselben Zeichen. Wählen Sie ein anderes Passwort',
  passwordKeys:
    'Diese Tasten liegen auf der Tastatur nebeneinander. Wählen Sie ein anderes Passwort',
  passwordShop: 'Das ist in diesem Shop leicht zu erraten. Wählen Sie ein anderes Passwort',
  passwordPersonal: 'Verwenden Sie nicht Ihren Namen oder Ihre E-Mail-Adresse',
  wrongLogin: 'E-Mail-Adresse oder Passwort ist falsch',
  wrongCode: 'Der Code stimmt nicht oder wurde schon benutzt. Geben Sie den aktuellen ein',
  loginExpired: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich noch einmal an.',
  tooManyCodes: 'Zu viele falsche Codes. Versuchen Sie es später noch einmal.',
  registrationClosed: 'Zurzeit können Sie in diesem Shop kein Konto erstellen.',
  invitationRequired:
    'Für ein neues Konto brauchen Sie hier eine Einladung. Öffnen Sie den Link in Ihrer Einladung; vielleicht ist er abgelaufen oder schon benutzt.',
  databaseDown: 'Die Datenbank ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.',
  broken: 'Bei uns ist etwas schiefgegangen. Der Fehler wurde protokolliert.',
  busy: 'Gerade nutzen sehr viele Menschen den Shop. Versuchen Sie es gleich noch einmal.',
  searchBusy: 'Gerade suchen sehr viele Menschen. Versuchen Sie es gleich noch einmal.',
  listingRemoved: 'Diese Anzeige wurde entfernt.',
  ownPhone: 'Das ist Ihr eigenes Handy.',
  termsChanged:
    'Rückgabe oder Garantie haben sich geändert. Prüfen Sie die neuen Bedingungen und versuchen Sie es noch einmal.',
  priceChanged:
    'Der Preis hat sich geändert. Prüfen Sie den neuen Preis und versuchen Sie es noch einmal.',
  notForSaleNow: 'Dieses Handy ist derzeit nicht zu verkaufen.',
  notDeliverable:
    'Der Verkäufer bietet nur eine Art der Übergabe an, die es in diesem Shop nicht gibt. Daher kann das Handy nicht reserviert werden.',
  tooManyHolds: `Sie haben ${MAX_HOLDS} offene Reservierungen. Schließen Sie zuerst eine ab oder stornieren Sie eine.`,
  tooManyHoldsOfNew: `Vor Ihrem ersten Kauf können Sie höchstens ${MAX_HOLDS_OF_NEW_BUYERS} Handys gleichzeitig reservieren. Bezahlen oder stornieren Sie zuerst eins.`,
  tooManyAdverts: `Sie können höchstens ${MAX_ADVERTISED} Anzeigen gleichzeitig hervorheben. Beenden Sie zuerst eine davon.`,
  tooManyOffers: `Sie haben für dieses Handy schon ${MAX_OFFERS} Preisvorschläge gemacht. Reservieren können Sie es weiterhin.`,
  offerTooHigh: 'Mehr als das kostet das Handy jetzt nicht. Prüfen Sie den Preis',
  priceInvalid: 'Geben Sie einen gültigen Preis ein',
  priceZero: 'Muss mehr als 0 sein',
  priceTooHigh: 'Dieser Betrag ist zu hoch',
  reportNotFound: 'Das ist nicht öffentlich, oder die Meldung gibt es nicht.',
  reportOwnPhone: 'Das ist Ihr eigenes Handy. Sie können die Anzeige zurückziehen.',
  reportSelf: 'Sie können sich nicht selbst melden.',
  reportOwnReview: 'Das haben Sie selbst geschrieben.',
  ...accounts,
  sellerMissing: 'Dieser Verkäufer wurde nicht gefunden.',
  followSelf: 'Sie können sich nicht selbst folgen.',
  appealEnded: 'Dieser Link ist nicht gültig, oder die Sperre ist aufgehoben.',
  consentChanged:
    'Der Text hat sich noch einmal geändert. Laden Sie die Seite neu und lesen Sie ihn.',
  modelMissing: 'Dieses Modell wurde nicht gefunden.',
} satisfies Translation<typeof errors>
