import type handOver from '../../en/parts/handOver.ts'
import type { Translation } from '../../translation.ts'

export default {
  show: 'Afficher le code',
  showPrimary: 'Afficher mon code',
  title: 'Votre code de remise en main propre',
  qr: 'QR code avec votre code de remise en main propre',
  phone: '<phone></phone>, vendu par <name></name>',
  meet: 'Rencontrez <name></name> dans un lieu public et essayez le téléphone : <phone></phone>.',
  paidQr:
    'S’il vous convient, faites scanner ce code au vendeur ou lisez-lui les six chiffres. Votre code conclut la vente.',
  paid: 'S’il vous convient, lisez ce code au vendeur. Votre code conclut la vente.',
  payQr:
    'Payez, puis faites scanner ce code au vendeur ou lisez-lui les six chiffres. Votre code conclut la vente.',
  pay: 'Payez, puis lisez ce code au vendeur. Votre code conclut la vente.',
  never:
    'N’envoyez jamais le code à l’avance. Personne n’en a besoin tant que vous n’avez pas le téléphone.',
  print: 'Imprimer',
  dialog: 'Remettre le téléphone',
  form: 'Remise du téléphone',
  label: 'Code de l’acheteur',
  help: 'Six chiffres, affichés sur le téléphone de l’acheteur.',
  scanned: 'Rempli à partir du QR code que vous avez scanné.',
  problem: {
    required: 'Saisissez le code',
    incomplete: 'Saisissez les six chiffres',
  },
  submit: 'Valider le code',
  busy: 'Validation',
  done: 'Remis : {phone}',
  instructionsPaid:
    '<name></name> a payé en ligne. Après l’essai du téléphone (<phone></phone>), demandez le code à six chiffres, affiché dans « Mes achats ». Ce code conclut la vente.',
  instructions:
    'Quand <name></name> vous a payé le téléphone (<phone></phone>), demandez le code à six chiffres, affiché dans « Mes achats ». Ce code conclut la vente.',
} satisfies Translation<typeof handOver>
