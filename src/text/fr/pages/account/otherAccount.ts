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
    'Dans ce navigateur, vous êtes maintenant connecté au compte de <now></now>. Cette page a été ouverte pour <before></before> : elle ne peut donc rien enregistrer ni commander.',
  keep: 'Pour garder ce que vous avez saisi, fermez ce message et copiez-le, puis rechargez. Si vous vous reconnectez au compte de {before} dans un autre onglet, cette page fonctionne à nouveau.',
  outTitle: 'Vous êtes déconnecté',
  out: 'La session de <person></person> est terminée. Ce que vous avez saisi sur cette page est toujours là : connectez-vous au compte de {before} dans le nouvel onglet, puis revenez et continuez.',
  goOn: 'Continuer sans connexion',
  login: 'Se connecter',
} satisfies Translation<typeof otherAccount>
