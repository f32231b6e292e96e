import type disputes from '../../en/server/dispute-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  graded: {
    worse: {
      title: '{buyer} dit que votre {phone} n’est pas conforme',
      text: 'D’après ses réponses, il est en grade {grade}. Regardez ce qui diffère et écrivez-lui. La plupart des problèmes se règlent directement.',
    },
    fine: {
      title: '{buyer} a vérifié votre {phone}',
      text: 'Tout est conforme à la description. D’après ses réponses, il est en grade {grade}.',
    },
  },
  payment: {
    bySeller: {
      title: '{seller} dit ne pas avoir reçu le paiement : {phone}',
      text: 'Ajoutez une preuve de votre paiement, par exemple un justificatif de votre banque. Notre équipe décide.',
    },
    byBuyer: {
      title: '{buyer} ouvre un litige sur le paiement : {phone}',
      text: 'Confirmez le paiement s’il est arrivé. Sinon, répondez sous {answerDays, plural, one {{answerDaysShown} jour} many {{answerDaysShown} de jours} other {{answerDaysShown} jours}}. Notre équipe décide.',
    },
    byStaff: {
      title: 'Notre équipe ouvre un litige sur le paiement : {phone}',
      text: 'Lisez la question et répondez sous {answerDays, plural, one {{answerDaysShown} jour} many {{answerDaysShown} de jours} other {{answerDaysShown} jours}}.',
    },
  },
  opened: {
    bySystem: {
      title: 'Notre équipe va décider : {phone}',
      text: 'Le compte de l’acheteur ({buyer}) a été fermé avant la confirmation de la commande. Ajoutez tout ce que notre équipe devrait savoir.',
    },
    byStaff: { title: 'Notre équipe a ouvert un litige : {phone}' },
    reportArrival: 'Lisez la question et dites-nous si le téléphone est arrivé.',
    replyToStaff:
      'Lisez la question et répondez sous {answerDays, plural, one {{answerDaysShown} jour} many {{answerDaysShown} de jours} other {{answerDaysShown} jours}}. La plupart des litiges se règlent directement.',
    bySeller: {
      title: '{seller} signale un problème de retour : {phone}',
      text: 'Lisez ce qui ne va pas et donnez votre version. La plupart des litiges se règlent directement ; sinon, notre équipe décide.',
    },
    warranty: {
      title: '{buyer} ouvre un litige de garantie : {phone}',
      text: 'Lisez ce qui ne va pas et répondez sous {answerDays, plural, one {{answerDaysShown} jour} many {{answerDaysShown} de jours} other {{answerDaysShown} jours}}. Vous pouvez encore le régler directement ; sinon, notre équipe décide.',
    },
    byBuyer: {
      title: '{buyer} signale un problème avec votre {phone}',
      text: 'Lisez ce qui ne va pas et répondez sous {answerDays, plural, one {{answerDaysShown} jour} many {{answerDaysShown} de jours} other {{answerDaysShown} jours}}. La plupart des litiges se règlent directement.',
    },
  },
  answered: {
    title: '{seller} a répondu : {phone}',
    text: 'Lisez la réponse et réglez le litige si possible.',
  },
  statement: {
    title: 'Nouvelle déclaration dans le litige : {phone}',
    text: 'Lisez-la, et répondez si vous avez quelque chose à ajouter.',
  },
  proposed: { title: '{other} propose un accord : {phone}' },
  declined: {
    title: '{other} a refusé votre proposition : {phone}',
    text: 'Vous pouvez proposer autre chose.',
  },
  accepted: { title: '{other} a accepté votre proposition : {phone}' },
  decided: { title: 'Le litige a été tranché : {phone}' },
  reason: '{reason}',
  outcome: {
    partRefund: 'La somme de {refund} sera remboursée à {buyer}, qui garde le téléphone.',
    return: '{buyer} renvoie le téléphone et reçoit ensuite le remboursement.',
    refund: '{buyer} reçoit un remboursement intégral.',
    acceptPayment: '{seller} a reçu le paiement. La commande continue.',
    rejectPayment: 'Le paiement n’a pas été reçu. La commande est annulée.',
    noRefund: '{buyer} ne reçoit pas de remboursement.',
    release: '{seller} reçoit la totalité du paiement.',
  },
  sendBack: {
    buyer: {
      title: 'À renvoyer : {phone}',
      text: 'Envoyez-le avant le {until} et ajoutez le numéro de suivi.',
    },
    seller: {
      title: '{phone} va vous être renvoyé',
      text: '{buyer} doit l’envoyer avant le {until}.',
    },
  },
  sentBack: {
    title: '{phone} est en route vers vous',
    text: 'Le retour a été envoyé avec {carrier}, numéro de suivi {tracking}. Indiquez ce qui est arrivé.',
  },
  notReturned: {
    title: '{seller} dit ne pas avoir récupéré {phone}',
    text: 'Selon le vendeur, un autre téléphone est arrivé, ou aucun. Notre équipe va décider. Ajoutez les preuves que vous avez.',
  },
  returned: {
    title: '{seller} a reçu {phone}',
    text: 'Votre argent va être remboursé.',
  },
  notSentBack: {
    title: '{phone} n’a pas été renvoyé à temps',
    text: 'Notre équipe va maintenant décider qui reçoit l’argent.',
  },
  reminder: {
    staff: {
      title: 'Décision à prendre : {phone}',
      text: 'L’acheteur et le vendeur n’ont pas réglé leur litige. Décidez comment il se termine.',
    },
    seller: {
      title: '{phone} est-il revenu ?',
      text: '{buyer} l’a envoyé il y a {returnWeeks, plural, one {{returnWeeksShown} semaine} many {{returnWeeksShown} de semaines} other {{returnWeeksShown} semaines}}. Indiquez ce qui est arrivé, ou que rien n’est arrivé. Sinon, l’acheteur sera remboursé{disputeEnd, select, none {} other { le {disputeEnd}}}.',
    },
  },
  policy: {
    requested: {
      title: '{buyer} veut rendre {phone}',
      text: 'Il a été vendu avec possibilité de retour. Indiquez où l’envoyer ou l’apporter.',
    },
    approved: {
      title: 'Vous pouvez renvoyer {phone}',
      text: '{seller} indique l’adresse dans la commande. Envoyez-le ou apportez-le{returnBy, select, none {} other { avant le {returnBy}}}, sinon vous le gardez.',
    },
    placeChanged: {
      title: 'Nouvelle adresse de retour : {phone}',
      text: '{seller} a changé l’adresse. Consultez la commande avant de l’envoyer.',
    },
    sent: {
      title: '{buyer} a renvoyé {phone}',
      text: 'Avec {carrier}, numéro de suivi {tracking}. Confirmez son arrivée, ou signalez ce qui ne va pas{returnCheckBy, select, none {} other { avant le {returnCheckBy}}}. Sinon, il est considéré comme reçu.',
    },
    endedBuyer: { title: 'Vous gardez {phone}', text: 'Le retour a pris fin.' },
    lapsed: 'Il n’a pas été renvoyé à temps : le retour a donc pris fin.',
    endedSeller: {
      title: '{buyer} garde votre {phone}',
      text: 'Le retour a pris fin, et la vente est de nouveau conclue.',
    },
    over: {
      title: '{phone} ne peut plus être rendu',
      text: 'L’argent que nous avons conservé est maintenant à vous. Nous allons vous le verser.',
    },
    reminderSent: {
      title: 'Votre {phone} est-il revenu ?',
      text: '{buyer} l’a envoyé il y a {returnWeeks, plural, one {{returnWeeksShown} semaine} many {{returnWeeksShown} de semaines} other {{returnWeeksShown} semaines}}. Confirmez son arrivée, ou signalez un problème{returnCheckBy, select, none {} other { avant le {returnCheckBy}}}. Sinon, l’acheteur est remboursé.',
    },
    reminderSeller: {
      title: '{buyer} attend de pouvoir rendre {phone}',
      text: 'Indiquez où l’envoyer ou l’apporter. Il a été vendu avec possibilité de retour.',
    },
    reminderBuyer: {
      title: '{seller} n’a pas donné d’adresse : {phone}',
      text: 'Écrivez au vendeur. Si cela ne suffit pas, signalez le problème dans la commande et notre équipe décide.',
    },
    reminderStaff: {
      title: 'Retour sans réponse : {phone}',
      text: '{buyer} a demandé à le rendre il y a au moins {returnDays, plural, one {{returnDaysShown} jour ouvré} many {{returnDaysShown} de jours ouvrés} other {{returnDaysShown} jours ouvrés}}, et {seller} n’a pas répondu. Écrivez-leur, ou ouvrez un litige pour décider.',
    },
  },
  claim: {
    made: {
      title: '{buyer} fait jouer la garantie : {phone}',
      text: 'Lisez ce qui ne va pas, puis acceptez une réparation, un remplacement ou un remboursement, ou refusez en donnant un motif, avant le {until}.',
    },
    agreed: { title: '{seller} accepte votre demande de garantie : {phone}' },
    repair: '{seller} va réparer le téléphone.',
    replacement: '{seller} va remplacer le téléphone.',
    refundBySeller: '{seller} doit vous rembourser {refund}.',
    refund: 'La somme de {refund} sera remboursée sur votre moyen de paiement d’origine.',
    howToSettle:
      'Marquez la demande comme réglée quand c’est fait, ou ouvrez un litige. Sinon, elle est considérée comme réglée le {until}.',
    refused: {
      title: '{seller} refuse votre demande de garantie : {phone}',
      text: 'Si vous n’êtes pas d’accord, ouvrez un litige avant le {until}, et notre équipe décide.',
    },
    unansweredBuyer: {
      title: '{seller} n’a pas répondu : garantie {phone}',
      text: 'Ouvrez un litige sur la garantie avant le {until}, et notre équipe décide. Jusque-là, {seller} peut encore répondre.',
    },
    unansweredSeller: {
      title: 'Demande de garantie sans réponse : {phone}',
      text: '{buyer} peut maintenant ouvrir un litige. Vous pouvez encore répondre jusque-là.',
    },
    lapsedBuyer: {
      title: 'Votre demande de garantie est clôturée : {phone}',
      text: 'Vous n’avez pas ouvert de litige à temps. Vous pouvez faire une autre demande tant que la garantie court.',
    },
    lapsedSeller: {
      title: 'La demande de garantie est clôturée : {phone}',
      text: '{buyer} n’a pas ouvert de litige à temps. Vous n’avez plus rien à faire.',
    },
    withdrawn: {
      title: '{buyer} a retiré la demande de garantie : {phone}',
      text: 'Vous n’avez plus rien à faire.',
    },
    settled: {
      title: 'La demande de garantie est réglée : {phone}',
      text: 'Elle a été acceptée il y a {settledDays, plural, one {{settledDaysShown} jour} many {{settledDaysShown} de jours} other {{settledDaysShown} jours}}, et aucun problème n’a été signalé.',
    },
    settledByBuyer: {
      title: '{buyer} marque la demande comme réglée : {phone}',
      text: 'Vous n’avez plus rien à faire pour cette demande de garantie.',
    },
    refunded: {
      title: '{buyer} récupère {refund} : {phone}',
      text: 'La somme vient de l’argent que nous conservions pour cette vente, et règle la demande de garantie.',
    },
    reminderOpen: {
      title: '{buyer} attend votre réponse : garantie {phone}',
      text: 'Acceptez la demande de garantie ou refusez-la avant le {until}. Sinon, un litige peut être ouvert.',
    },
    reminderRefused: {
      title: 'Demande de garantie toujours ouverte : {phone}',
      text: 'Ouvrez un litige avant le {until} si vous voulez que notre équipe décide. Sinon, la demande sera clôturée.',
    },
    reminderSeller: {
      title: 'La demande de garantie est-elle réglée ? {phone}',
      text: '{buyer} n’a pas confirmé que vous avez fait ce qui était convenu. Si ce n’est pas fait avant le {until}, un litige peut être ouvert.',
    },
    reminderBuyer: {
      title: 'Votre demande de garantie est-elle réglée ? {phone}',
      text: 'Si {seller} n’a pas fait ce qui était convenu, ouvrez un litige avant le {until}. Passé cette date, la demande est considérée comme réglée.',
    },
  },
} satisfies Translation<typeof disputes>
