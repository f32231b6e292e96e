import type trustedShops from '../../../en/pages/console/trustedShops.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Les vendeurs peuvent afficher sur leur page leurs avis venant de ces sites. Demandez l’adresse et la clé à l’autre admin par un moyen de communication sûr. Rien n’est téléchargé depuis son site.',
  caption: 'sites partenaires',
  list: 'Sites partenaires',
  none: 'Pas encore de site.',
  ratings:
    '{count, plural, one {Avis affichés par {shown} vendeur} many {Avis affichés par {shown} de vendeurs} other {Avis affichés par {shown} vendeurs}}',
  remove: {
    short: 'Retirer',
    name: 'Retirer {shop}',
    what: '{count, plural, one {Les avis venant du site {shop} disparaissent de la page de {shown} vendeur.} many {Les avis venant du site {shop} disparaissent des pages de {shown} de vendeurs.} other {Les avis venant du site {shop} disparaissent des pages de {shown} vendeurs.}}',
    action: 'Retirer le site',
    busy: 'Retrait',
    done: 'Site retiré',
  },
  form: {
    title: 'Ajouter un site partenaire',
    address: 'Adresse',
    addressMissing: 'Saisissez l’adresse du site',
    key: 'Clé',
    keyHelp: '44 caractères. L’autre admin la trouve sur cette page de son site.',
    keyMissing: 'Collez la clé',
    send: 'Ajouter ce site',
    busy: 'Ajout du site',
    done: 'Site ajouté',
  },
  thisShop: {
    title: 'Votre site, pour les autres admins',
    address: 'Adresse',
    key: 'Clé',
    fingerprint: 'Empreinte',
    copy: { address: 'adresse', key: 'clé', fingerprint: 'empreinte' },
  },
} satisfies Translation<typeof trustedShops>
