import type home from '../../en/pages/home.ts'
import type { Translation } from '../../translation.ts'

export default {
  pageTitle: 'Accueil',
  description:
    'Achetez et vendez des téléphones d’occasion : un état décrit honnêtement, des prix clairs et le temps de vérifier le téléphone avant que la vente soit définitive.',
  sharedTitle: '{shop} : téléphones d’occasion bien décrits, à prix clairs',
  slides: {
    label: 'Ce que vous trouverez ici',
    find: 'Trouver un téléphone',
    findAction: 'Voir tous les téléphones',
    meet: 'Se rencontrer en sécurité',
    meetAction: 'Comment se passe un rendez-vous',
    buy: 'Acheter en sécurité',
    buyAction: 'Comment se passe un achat',
    sell: 'Vendre le vôtre',
    sellAction: 'Vendre un téléphone',
  },
  carousel: {
    track: '{label}, diapositives',
    slide: '{number} sur {total} : {label}',
    show: 'Diapositive {number} : {label}',
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    pause: 'Arrêter le défilement',
    play: 'Lancer le défilement',
  },
  deals: {
    title: 'Bonnes affaires',
    lead: 'Moins chers que le prix de vente habituel du même téléphone, ou que notre estimation.',
  },
  drops: {
    title: 'Prix en baisse',
    lead: 'Prix baissés par les vendeurs ces 30 derniers jours.',
  },
  newest: 'Dernières annonces',
  allPhones: 'Tous les téléphones',
  brands: 'Parcourir par marque',
  adverts: {
    title: 'Annonces mises en avant',
    lead: 'Mises en avant par leurs vendeurs.',
    none: 'Aucune annonce mise en avant',
    noneText: 'Les vendeurs peuvent mettre un téléphone en avant depuis « Mes annonces ».',
    all: 'Voir tous les téléphones',
    more: 'Afficher d’autres annonces mises en avant',
    loading: 'Chargement d’autres téléphones',
    retry: 'Réessayer',
  },
  about: {
    browse: 'Voir les téléphones',
    safely: 'Acheter et vendre en sécurité',
    more: 'En savoir plus sur nous',
  },
  demo: {
    label: 'Démo',
    text: 'Ceci est une démo. Connectez-vous en tant qu’admin :',
    email: 'adresse e-mail',
    password: 'mot de passe',
  },
  opening: {
    label: 'Bientôt ouvert',
    title: 'Ce site n’est pas encore ouvert.',
    text: 'Il est en cours d’installation. Revenez un peu plus tard.',
  },
  steps: {
    title: 'Comment ça marche',
    help: 'Tout savoir sur l’achat et la vente',
    buy: {
      title: 'Acheter',
      find: 'Trouvez un téléphone',
      findText: 'Comparez grade, âge et prix, et voyez à combien ces téléphones se sont vendus.',
      book: 'Réservez-le',
      bookText:
        'Le téléphone vous est réservé pendant {hours, plural, one {{shown} heure} many {{shown} d’heures} other {{shown} heures}}. C’est gratuit.',
      check: 'Vérifiez-le',
      checkText:
        '{delivery, select, pick_up {Rencontrez le vendeur dans un lieu public et essayez tout.} shipping {Vous le recevez chez vous et avez le temps de tout essayer.} other {Rencontrez le vendeur ou faites-vous livrer, et essayez tout.}}',
      done: 'Concluez la vente',
      doneText:
        '{delivery, select, pick_up {Tout est conforme à l’annonce ? Donnez votre code au vendeur.} shipping {Tout est conforme à l’annonce ? Confirmez-le dans votre commande.} other {Tout est conforme à l’annonce ? Donnez votre code au vendeur, ou confirmez-le dans votre commande.}}',
    },
    sell: {
      title: 'Vendre',
      photo: 'Prenez une photo',
      photoText: 'Une photo nette à la lumière du jour et un grade honnête suffisent.',
      price: 'Fixez votre prix',
      priceText: 'Vous voyez à combien ces téléphones se sont vendus. L’annonce est gratuite.',
      handOver: '{delivery, select, shipping {Envoyez-le} other {Remettez-le}}',
      handOverText:
        '{delivery, select, pick_up {Convenez d’une heure et d’un lieu public.} shipping {Emballez-le bien et ajoutez le numéro de suivi.} other {Rencontrez l’acheteur, ou envoyez-le avec un numéro de suivi.}}',
      paid: 'Recevez l’argent',
      paidText:
        '{delivery, select, pick_up {Le code de l’acheteur conclut la vente.} shipping {La vente est conclue quand l’acheteur a vérifié le téléphone.} other {La vente est conclue par le code de l’acheteur, ou quand il a vérifié un téléphone envoyé.}}',
    },
  },
} satisfies Translation<typeof home>
