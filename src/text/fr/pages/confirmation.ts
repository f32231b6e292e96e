import type confirmation from '../../en/pages/confirmation.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirm: {
    pageTitle: 'Confirmer votre adresse e-mail',
    title: 'Confirmez votre adresse e-mail',
    lead: 'Avec une adresse confirmée, vous pouvez acheter, vendre et envoyer des messages.',
    submit: 'Confirmer cette adresse',
    busy: 'Confirmation',
    done: 'Adresse e-mail confirmée',
    address: '<address></address> est l’adresse de votre compte.',
    allPhones: 'Voir tous les téléphones',
    login: 'Se connecter',
    gone: 'Chaque lien ne sert qu’une fois, dans un délai de {hours, plural, one {{count} heure} many {{count} d’heures} other {{count} heures}}, et seul celui du dernier e-mail est valable.',
    again: 'Envoyer un nouvel e-mail',
  },
  stop: {
    pageTitle: 'Bloquer le changement',
    title: 'Bloquer le changement de votre adresse e-mail',
    lead: 'Votre adresse reste la même, et tous les appareils sont déconnectés de votre compte, y compris celui-ci.',
    submit: 'Bloquer le changement',
    busy: 'Blocage',
    done: 'Le changement est bloqué',
    next: 'La personne qui l’a demandé connaît votre mot de passe. Choisissez-en un nouveau maintenant.',
    password: 'Choisir un nouveau mot de passe',
    gone: 'Il n’y a pas de changement à bloquer. Si votre adresse a été changée sans vous, écrivez-nous tout de suite.',
    contact: 'Nous contacter',
  },
  goneTitle: 'Ce lien n’est plus valable',
} satisfies Translation<typeof confirmation>
