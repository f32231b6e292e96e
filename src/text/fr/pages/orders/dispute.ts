import type dispute from '../../../en/pages/orders/dispute.ts'
import type { Translation } from '../../../translation.ts'
import afterDelivery from '../../parts/afterDelivery.ts'

export default {
  ...afterDelivery,
  title: 'Litige',
  loading: 'Chargement du litige',
  you: 'Vous',
  anAdmin: 'Un admin',
  notNow: 'Pas maintenant',
  saving: 'Enregistrement',
  sending: 'Envoi',
  side: {
    buyer: 'Acheteur',
    seller: 'Vendeur',
    admin: 'Admin',
  },
  reasonHelp: {
    payment_not_received: 'L’acheteur l’a marqué comme envoyé.',
    payment_not_confirmed: 'Vous l’avez envoyé, et le vendeur ne le confirme pas.',
    return_not_accepted: 'Le vendeur ne donne pas d’adresse, ou ne confirme pas la réception.',
    return_not_as_sold: 'Un autre téléphone, abîmé, incomplet, verrouillé, ou rien du tout.',
    warranty_not_honored:
      'La demande a été refusée, est restée sans réponse ou n’a pas été réglée comme convenu.',
    not_as_described: 'En moins bon état qu’annoncé.',
    does_not_work: 'Le téléphone entier ou une partie.',
    wrong_phone: 'Un autre modèle, stockage ou coloris.',
    not_arrived: 'Ou le colis était vide.',
    locked_or_listed: 'Lié à un compte ou à un opérateur, ou sur liste noire.',
    other: 'Décrivez-le ci-dessous.',
  },
  stage: {
    open: 'En attente du vendeur',
    answered: 'Les deux parties ont répondu',
    returning: 'Retour à envoyer',
    sent_back: 'Retour en route',
    stuck: 'Un admin doit décider',
    closed: 'Clôturé',
  },
  lead: {
    admin: 'Signalé par un admin : {reason}',
    you: 'Signalé par vous : {reason}',
    person: 'Signalé par {name} : {reason}',
  },
  deadline: {
    reply: 'Réponse attendue avant le',
    sellerReplies: '{seller} peut répondre jusqu’au',
    sendBack: 'À renvoyer avant le',
    buyerSendsBack: '{buyer} doit le renvoyer avant le',
    refundYou: 'Sans accord, vous récupérez {amount} le',
    refundBuyer: 'Sans accord, {buyer} récupère {amount} le',
  },
  status: {
    openSeller:
      'Donnez votre version ou proposez une solution. Sans réponse dans les délais, un admin intervient.',
    open: 'Nous avons demandé sa version à {seller}. Sans réponse dans les délais, un admin intervient.',
    paymentAdmin:
      'Décidez si le paiement a été reçu, sauf si le vendeur le confirme ou si l’acheteur retire le litige avant.',
    payment:
      'Ajoutez ce que vous savez, par exemple un justificatif de votre banque. Un admin extérieur à la vente décide si le paiement a été reçu, sauf si le vendeur le confirme ou si l’acheteur retire le litige.',
    answeredAdmin:
      'Décidez d’après ce que les deux parties ont écrit ici, sauf si elles trouvent un accord avant.',
    answered:
      'Trouvez une solution ensemble, sinon un admin extérieur à la vente décidera d’après ce que chacun a écrit ici.',
    returningBuyer:
      'Renvoyez le téléphone et saisissez le numéro de suivi. Vous récupérez votre argent quand le vendeur le reçoit.',
    returning: '{buyer} a accepté de renvoyer le téléphone avec un suivi.',
    sentBackSeller:
      'Dès que le colis arrive, dites-nous ce qu’il contient. Si c’est le téléphone que vous avez vendu, l’acheteur est intégralement remboursé.',
    sentBack:
      'Quand {seller} confirme le retour du bon téléphone, le prix est intégralement remboursé.',
    stuck:
      'Le vendeur dit avoir reçu un autre téléphone, ou aucun. Un admin va décider ; d’ici là, l’argent ne bouge pas.',
  },
  decision: {
    closed: 'Ce litige est clôturé.',
    both: 'Convenu par les deux parties.',
    admin: 'Décidé par un admin.',
    bank: 'La banque de l’acheteur a repris le paiement.',
    system: 'Pas résolu à temps.',
    person: 'Clôturé par {name}.',
  },
  parcel: {
    sent: '<carrier></carrier>, renvoyé le <time></time>',
    same: 'Le bon téléphone est revenu : l’IMEI correspond.',
    unknown: 'Le téléphone est revenu. Il n’y a pas d’IMEI antérieur pour comparer.',
    other: 'Un autre téléphone est revenu : l’IMEI ne correspond pas.',
    no_phone: 'Le vendeur dit qu’aucun téléphone n’est revenu.',
  },
  outcome: {
    part_refund: 'Remboursement partiel',
    return: 'Retour contre remboursement intégral',
    refund: 'Remboursement intégral',
    release: 'Pas de remboursement',
    accept_payment: 'Paiement reçu',
    reject_payment: 'Paiement non reçu',
  },
  result: {
    accept_paymentSeller: 'Vous avez reçu le paiement. La commande continue.',
    accept_payment: 'Le vendeur a reçu le paiement. La commande continue.',
    reject_payment:
      'Le paiement n’a pas été reçu. La commande est annulée et le téléphone est remis en vente.',
    part_refund: {
      buyer: 'Vous récupérez {refund}, le vendeur garde {rest}.',
      seller: 'L’acheteur récupère {refund}, vous gardez {rest}.',
      admin: 'L’acheteur récupère {refund}, le vendeur garde {rest}.',
    },
    refund: {
      buyer: 'Vous récupérez la totalité ({refund}).',
      seller: 'L’acheteur récupère la totalité ({refund}).',
      admin: 'L’acheteur récupère la totalité ({refund}).',
    },
    return: {
      buyer: 'Le téléphone retourne au vendeur, puis vous récupérez la totalité ({refund}).',
      seller: 'Le téléphone vous revient, puis l’acheteur récupère la totalité ({refund}).',
      admin: 'Le téléphone retourne au vendeur, puis l’acheteur récupère la totalité ({refund}).',
    },
    release: {
      buyer: 'Le vendeur garde la totalité ({rest}), et rien ne vous est remboursé.',
      seller: 'Vous gardez la totalité ({rest}), et l’acheteur n’est pas remboursé.',
      admin: 'Le vendeur garde la totalité ({rest}), et l’acheteur n’est pas remboursé.',
    },
  },
  form: {
    title: 'Quel est le problème ?',
    reason: 'Motif',
    reasonRequired: 'Choisissez un motif',
    text: 'Décrivez le problème',
    textRequired: 'Saisissez une description',
    textShort:
      '{count, plural, one {Saisissez au moins {shown} caractère} many {Saisissez au moins {shown} de caractères} other {Saisissez au moins {shown} caractères}}',
    help: {
      payment:
        'Dites quand et comment il a été envoyé, ou ce que vous voyez sur votre compte. Ajoutez une photo d’un justificatif si vous en avez un.',
      return:
        'Décrivez ce qui s’est passé. Ajoutez des photos de ce qui est revenu, ou de vos messages.',
      warranty:
        'Expliquez pourquoi la réponse ne suffit pas, ou ce qui n’a pas été fait. Votre demande est affichée à côté.',
      admin:
        'Indiquez où le colis a été scanné pour la dernière fois et ce que dit le transporteur.',
      phone: 'Comparez le téléphone à ce que disait l’annonce. Donnez des détails précis.',
    },
    photos: 'Photos',
    photo: 'photo {number}',
    photosHelp:
      'Visibles seulement par vous, l’autre partie et les admins. Nous supprimons les données de localisation.',
    photosHelpAdmin:
      'Seuls l’acheteur, le vendeur et les admins les voient. Nous supprimons les données de localisation.',
    choosePhotos: 'Choisir des photos',
    addPhotos: 'Ajouter des photos (encore {shown})',
    open: 'Ouvrir un litige',
    opening: 'Ouverture',
  },
  open: {
    payment: 'Un problème avec le paiement ?',
    return: 'Un problème avec le retour ?',
    parcel: 'Colis perdu ?',
    phone: 'Quelque chose ne va pas ?',
    paymentBuyer:
      'Si {seller} ne confirme pas un paiement que vous avez envoyé, ouvrez un litige, et un admin extérieur à la vente décide.',
    paymentSeller:
      'Si le paiement n’arrive pas sous {count, plural, one {{shown} jour ouvré} many {{shown} de jours ouvrés} other {{shown} jours ouvrés}}, ouvrez un litige, et un admin extérieur à la vente décide.',
    paymentAdmin:
      'Si le paiement de l’acheteur ({buyer}) n’arrive pas sous {count, plural, one {{shown} jour ouvré} many {{shown} de jours ouvrés} other {{shown} jours ouvrés}}, ouvrez un litige, et un admin extérieur à la vente décide.',
    returnSeller:
      'Vérifiez le téléphone avant de confirmer. Si ce n’est pas celui que vous avez vendu, ou pas dans le même état, signalez-le.',
    returnBuyer:
      'Si {seller} ne répond pas, ou ne confirme pas avoir récupéré le téléphone, signalez-le.',
    returnAdmin: 'Ouvrez un litige si {seller} ou {buyer} ne répond pas.',
    parcelAdmin: 'Ouvrez un litige si le colis n’est pas arrivé et si {buyer} ne répond pas.',
    phoneBuyer: 'Signalez-le avant de confirmer la commande.',
    held: 'Nous conservons la somme ({amount}) jusqu’à un accord entre les deux parties ou la décision d’un admin extérieur à la vente.',
    outside:
      'Les deux parties trouvent un accord, ou un admin extérieur à la vente décide. C’est le vendeur qui rembourse.',
    report: 'Signaler un problème',
    reportDifferences: 'Signaler ces différences',
    opened: 'Litige ouvert. Les deux parties sont prévenues',
    openedWarranty: 'Litige ouvert. Nous avons prévenu {name}',
    reported: 'Problème signalé. Nous avons prévenu {name}',
  },
  terms: {
    payment:
      'Les deux parties peuvent le lire. Un admin extérieur à la vente décide si le paiement a été reçu.',
    return:
      'Les deux parties peuvent le lire. Vous pouvez trouver un accord à tout moment. Sinon, un admin extérieur à la vente décide.',
    admin:
      'Les deux parties peuvent le lire. {seller} a {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}} pour répondre. Sans accord, un admin décide.',
    phone:
      '{seller} peut le lire et a {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}} pour répondre. Vous pouvez trouver un accord à tout moment. Sinon, un admin décide.',
    warrantyHeld:
      'Les deux parties peuvent le lire, et {seller} a {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}} pour répondre. Vous pouvez trouver un accord à tout moment. Sinon, un admin extérieur à la vente décide. D’ici là, nous conservons l’argent.',
    warranty:
      'Les deux parties peuvent le lire, et {seller} a {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}} pour répondre. Vous pouvez trouver un accord à tout moment. Sinon, un admin extérieur à la vente décide. C’est {seller} qui rembourse.',
  },
  statement: {
    list: 'Déclarations',
    photo: '{place} sur {count}, ajoutée par {name}',
    photoYours: '{place} sur {count}, ajoutée par vous',
    addQuestion: 'Poser une question',
    add: 'Ajouter des précisions',
    reply: 'Votre réponse',
    question: 'Votre question',
    details: 'Précisions',
    replyHelp: 'Décrivez l’état du téléphone quand vous l’avez envoyé. Des photos aident.',
    help: 'Les deux parties peuvent le lire.',
    sendReply: 'Envoyer la réponse',
    submit: 'Ajouter',
    added: 'Ajouté',
  },
  proposal: {
    end: 'Mettre fin au litige',
    else: 'Proposer autre chose',
    propose: 'Proposer une solution',
    accept: 'Accepter',
    accepting: 'Acceptation',
    decline: 'Refuser',
    declining: 'Refus',
    accepted: 'Proposition acceptée',
    declined: 'Proposition refusée',
    current: 'Proposition en cours',
    yours: 'Votre proposition',
    from: 'Proposition faite par {name}',
    waiting: 'L’autre partie doit répondre.',
    return:
      'L’acheteur aura {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}} pour le renvoyer.',
    closes: 'Cela met fin au litige. C’est définitif.',
    closesNow: 'Cela met fin au litige immédiatement. C’est définitif.',
    state: {
      proposed: 'Sans réponse',
      accepted: 'Acceptée',
      declined: 'Refusée',
      superseded: 'Remplacée',
    },
    earlier: 'Propositions précédentes',
    what: 'Que proposez-vous ?',
    required: 'Choisissez une issue',
    send: 'Envoyer la proposition',
    sent: 'Proposition envoyée',
    closed: 'Litige clôturé',
    now: {
      accept_payment: 'Confirmer le paiement',
      reject_payment: 'Annuler la commande',
      release: 'Retirer le litige',
      refund: 'Tout rembourser',
    },
  },
  amount: {
    label: 'Montant du remboursement',
    required: 'Saisissez le montant du remboursement',
    invalid: 'Saisissez un montant supérieur à zéro, par exemple 50',
    twoWays: 'Vouliez-vous dire {first} ou {second} ?',
    tooHigh: 'Saisissez un montant inférieur au montant payé ({amount})',
    most: 'Saisissez au maximum {amount}',
  },
  choice: {
    buyer: {
      part_refund: {
        label: 'Remboursement partiel',
        help: 'Vous gardez le téléphone.',
      },
      return: {
        label: 'Rendre le téléphone',
        help: 'Vous récupérez votre argent une fois qu’il est rendu.',
      },
      refund: {
        label: 'Remboursement intégral',
        help: 'Sans renvoyer le téléphone.',
      },
      release: {
        label: 'Retirer le litige',
        help: 'Pas de remboursement, et le litige est clôturé immédiatement.',
      },
    },
    seller: {
      part_refund: {
        label: 'Remboursement partiel',
        help: 'L’acheteur garde le téléphone.',
      },
      return: {
        label: 'Reprendre le téléphone',
        help: 'L’acheteur est remboursé une fois que vous l’avez.',
      },
      refund: {
        label: 'Remboursement intégral',
        help: 'Immédiatement, sans retour.',
      },
      release: {
        label: 'Pas de remboursement',
        help: 'Si l’acheteur est d’accord.',
      },
    },
    admin: {
      part_refund: {
        label: 'Remboursement partiel',
        help: 'L’acheteur garde le téléphone.',
      },
      return: {
        label: 'Retour',
        help: 'L’acheteur est remboursé une fois le téléphone revenu.',
      },
      refund: {
        label: 'Remboursement intégral',
        help: 'Immédiatement. L’acheteur garde le téléphone.',
      },
      release: {
        label: 'Pas de remboursement',
        help: 'La vente est conclue immédiatement.',
      },
    },
    payment: {
      accept_payment: {
        label: 'Le paiement est arrivé',
        help: 'La commande est considérée comme payée et continue.',
      },
      reject_payment: {
        label: 'Le paiement n’est pas arrivé',
        help: 'La commande est annulée, et le téléphone est remis en vente.',
      },
    },
  },
  back: {
    form: 'Renvoyer le téléphone',
    text: 'Demandez l’adresse de retour par message à {seller}. Déconnectez le téléphone de tous vos comptes, réinitialisez-le et gardez la preuve de dépôt.',
    submit: 'Marquer comme renvoyé',
    done: 'Marqué comme renvoyé. Nous avons prévenu {seller}',
  },
  received: {
    title: 'Qu’est-ce qui est revenu ?',
    phone: {
      label: 'Mon téléphone',
      help: 'Le téléphone que j’ai vendu.',
    },
    other_phone: {
      label: 'Un autre téléphone',
      help: 'Pas celui que j’ai vendu.',
    },
    nothing: {
      label: 'Aucun téléphone',
      help: 'Le colis était vide ou n’est jamais arrivé.',
    },
    required: 'Choisissez ce qui est revenu',
    imeiRequired: 'Saisissez l’IMEI. Composez *#06# sur le téléphone pour le voir',
    imei: 'IMEI du téléphone renvoyé',
    imeiHelp: '15 chiffres. Composez *#06# sur le téléphone pour le voir.',
    what: 'Remboursement immédiat à {buyer} : {amount}. Vous gardez le téléphone. C’est définitif.',
    refund: 'Rembourser {amount}',
    confirm: 'Confirmer le retour et rembourser {amount}',
    report: 'Signaler ce qui est revenu',
    started: 'Remboursement lancé',
    reported: 'Signalé. Un admin va l’examiner',
  },
} satisfies Translation<typeof dispute>
