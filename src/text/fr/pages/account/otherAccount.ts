import type otherAccount from '../../../en/pages/account/otherAccount.ts'
import type { Translation } from '../../../translation.ts'

export default {
  reload: 'Recharger comme {name}',
  viewTitle: 'Vous voyez le site comme {name}',
  view: 'Vous l’avez choisi dans un autre onglet. Cette page a été ouverte pour <before></before> : elle ne peut rien charger ni enregistrer tant que vous n’avez pas quitté cette vue. Ce que vous avez saisi ici est conservé.',
  stop: 'Quitter',
  stopping: 'Fermeture',
  otherTitle: 'Un autre compte est connecté',
  other:
    'Compte utilisé maintenant dans ce navigateur : <now></now>. Cette page a été ouverte pour <before></before> : elle ne peut donc rien enregistrer ni commander.',
  keep: 'Pour garder ce que vous avez saisi, fermez ce message et copiez-le, puis rechargez. Si vous vous reconnectez comme {before} dans un autre onglet, cette page fonctionne à nouveau.',
  outTitle: 'Session terminée',
  out: 'Compte déconnecté : <person></person>. Ce que vous avez saisi sur cette page est toujours là : connectez-vous comme {before} dans l’onglet qui s’ouvre, puis revenez et continuez.',
  goOn: 'Continuer sans se connecter',
  login: 'Se connecter',
} satisfies Translation<typeof otherAccount>
