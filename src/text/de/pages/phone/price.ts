import type price from '../../../en/pages/phone/price.ts'
import type { Translation } from '../../../translation.ts'

export default {
  same: 'Mindestens die Hälfte dieser Verkäufe liegt im fairen Bereich.',
  older: 'Verkäufe der letzten 6 Monate, auf heute umgerechnet.',
  anyGrade: 'Verkäufe aller Noten aus den letzten 6 Monaten, auf heute umgerechnet.',
  anyGradeTo:
    'Verkäufe aller Noten aus den letzten 6 Monaten, auf Note {grade} und heute umgerechnet.',
  any: 'Verkäufe aller Speichergrößen und Noten aus den letzten 12 Monaten, auf {phone} und heute umgerechnet.',
  thisStorage: 'diesen Speicher',
  withGrade: '{storage}, Note {grade}',
  estimate:
    'Zu wenige Verkäufe dieses Modells ({shown}). Geschätzt danach, was Handys mit der Zeit an Wert verlieren.',
  outliers:
    '{count, plural, one {{shown} Verkauf wurde} other {{shown} Verkäufe wurden}} wegen ungewöhnlicher Preise nicht mitgezählt.',
  recent: 'Letzte Verkäufe',
  recentUsed: 'Letzte berücksichtigte Verkäufe',
  sold: 'Verkauft',
  phone: 'Handy',
  paid: 'Preis',
  adjusted: 'Umgerechnet',
  listed: 'Eingestellt für {amount}',
  lowered: 'Gesenkt auf {amount}',
  raised: 'Erhöht auf {amount}',
} satisfies Translation<typeof price>
