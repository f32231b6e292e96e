import type about from '../../../en/server/shop/about.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'À propos',
  description:
    '{shop_name}, des téléphones d’occasion à acheter et à vendre : qui gère ce site, ce que deviennent vos données et ce qu’il coûte.',
  body: `## Pourquoi ce site existe

Un téléphone qui marche vaut plus dans une main que dans un tiroir. Ce qui freine l’achat d’occasion, c’est le doute : la description est-elle vraie, le prix est-il juste, le téléphone sera-t-il encore là quand j’arrive ? {shop_name} répond à ces trois questions.

## En bref

- Les vendeurs proposent un téléphone avec une photo, son grade, sa durée d’utilisation et un prix.
- Les acheteurs réservent un téléphone en un clic. Il leur est réservé {hold_time}.
- {completion} {other_payments}
- Un seul compte suffit : acheter aujourd’hui, vendre demain.
- Notre équipe lit chaque signalement et supprime les annonces qui enfreignent les règles.

## Qui le gère

Les personnes qui hébergent ce site, et personne d’autre. Il fonctionne avec un logiciel libre, pas sur une plateforme : aucun siège central ne voit vos annonces.

{contact_details}

## Ce que deviennent vos données

Les gérants de ce site les conservent. {trackers} Ici, personne d’autre que vous et notre équipe ne voit votre adresse e-mail. De votre mot de passe, seule une empreinte à sens unique est enregistrée.

{services}

## Ce que ça coûte

{costs}`,
  completion: {
    meet: 'Ils se rencontrent : l’acheteur vérifie le téléphone, paie, et donne au vendeur un code à usage unique, qui conclut la vente.',
    ship: 'Le vendeur envoie le téléphone : l’acheteur paie d’abord, et a {count, plural, one {un jour} =2 {deux jours} =3 {trois jours} many {{shown} de jours} other {{shown} jours}} pour le vérifier après son arrivée.',
  },
  otherPayments: {
    onlineShipped:
      '{first, select, yes {L’acheteur} other {Ou l’acheteur}} paie en ligne et se fait envoyer le téléphone ; l’argent est conservé jusqu’à ce que le téléphone soit arrivé et conforme à la description.',
    onlineMet:
      '{first, select, yes {L’acheteur} other {Ou l’acheteur}} paie en ligne ; l’argent est conservé jusqu’à ce que l’acheteur ait vérifié et reçu le téléphone.',
    transferToShop:
      '{first, select, yes {L’acheteur} other {Ou l’acheteur}} paie par virement aux gérants de ce site.',
    transferToSeller:
      'Si l’annonce le propose, l’acheteur paie le vendeur par virement ; cet argent ne passe pas par ce site, et personne ici ne peut le récupérer.',
  },
  contact: {
    page: 'page de contact',
    write: 'Écrivez-nous depuis notre {page}.',
    writeOrMail: 'Écrivez-nous depuis notre {page} ou à {mail}.',
    address: 'Notre adresse : {address}.',
  },
  costs: {
    free: 'Déposer une annonce, la mettre en avant et réserver est gratuit.',
    inPerson: 'Si vous payez en personne, l’argent va directement au vendeur.',
    nothing: 'Ce site ne prend rien sur une vente.',
    fee: 'Quand une vente est payée en ligne, ce site prélève {fee} du prix.',
    vat: 'Cela comprend {percent} % de TVA.',
    before: 'Les vendeurs voient ce qu’ils recevront avant de déposer une annonce.',
    fullPrice: 'Quand une vente est payée en ligne, le vendeur reçoit la totalité du prix.',
  },
  trackers: {
    noAds: 'Il n’y a pas de réseaux publicitaires.',
    none: 'Il n’y a ni traceurs ni réseaux publicitaires.',
    noPictures: 'Les pages ne montrent pas d’images venues d’autres sites.',
  },
  services: {
    intro: 'Ces services externes reçoivent la part dont ils ont besoin :',
    stripe:
      'Stripe traite les paiements et les versements. Au moment de payer, ses propres scripts lisent votre carte et recherchent les fraudes, et peuvent utiliser des cookies pour cela ; les vendeurs saisissent leur compte bancaire chez Stripe.',
    google:
      'Si vous choisissez de vous connecter avec Google, Google apprend que vous utilisez ce site.',
    file_storage: 'Un hébergeur de fichiers stocke des photos, ou des sauvegardes du site.',
    image_hosts:
      'Certaines annonces montrent des images venues d’autres sites, qui voient votre adresse IP.',
    hosts: 'Ce sont : {hosts}.',
    imei_list: 'Un fichier des téléphones volés est interrogé sur l’IMEI des téléphones, sans nom.',
    text_messages:
      'Un prestataire de SMS reçoit le numéro de téléphone qu’un vendeur confirme, et le code.',
    mail_server: 'Un serveur de messagerie distribue les e-mails que ce site vous envoie.',
    push_services:
      'Si vous activez les notifications push, le service push de votre navigateur les distribue. Il ne peut pas les lire.',
  },
} satisfies Translation<typeof about>
