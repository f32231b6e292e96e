import type productImport from '../../../en/pages/selling/productImport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Importer depuis un fichier',
  about:
    'Un fichier CSV dont la première ligne nomme les colonnes. <column>brand</column>, <column>name</column> et <column>price</column> sont obligatoires ; <names></names> sont facultatives. Virgules, points-virgules ou tabulations.',
  example:
    '<link>Téléchargez un exemple</link> ou partez de votre propre export. Un fichier ne peut contenir ni photos ni grades : ajoutez les photos et répondez aux questions sur l’état ensuite, avec « Modifier ».',
  file: 'Fichier',
  limits:
    'Au maximum {megabytes} Mo et {count, plural, one {{shown} téléphone} many {{shown} de téléphones} other {{shown} téléphones}}.',
  nothingYet: 'Rien n’est encore mis en vente. Vous verrez d’abord un aperçu.',
  checking: 'Vérification',
  check: 'Vérifier le fichier',
  choose: 'Choisissez un fichier',
  verdict: { invalid: 'À corriger', valid: 'Valide', duplicate: 'Déjà en vente' },
  unknownColumns: 'Colonnes inconnues, ignorées : {columns}.',
  emptyRows:
    '{count, plural, one {{shown} ligne vide ignorée.} many {{shown} de lignes vides ignorées.} other {{shown} lignes vides ignorées.}}',
  lines: 'Ligne par ligne',
  line: 'Ligne {line}',
  unnamed: 'Sans nom',
  showAll: 'Afficher les {shown} lignes',
  again: 'Choisir un autre fichier',
  list: 'Mettre en vente {count, plural, one {{shown} téléphone} many {{shown} de téléphones} other {{shown} téléphones}}',
  listValid:
    'Mettre en vente {count, plural, one {le téléphone valide} many {les {shown} de téléphones valides} other {les {shown} téléphones valides}}',
  progress: '{shown} lignes sur {total}',
  progressLabel: 'Lignes traitées',
  canClose:
    'Vous pouvez fermer cette fenêtre. Importez le même fichier plus tard pour continuer là où il s’est arrêté ; rien n’est mis en vente deux fois.',
  added:
    '{count, plural, one {{shown} téléphone est en vente} many {{shown} de téléphones sont en vente} other {{shown} téléphones sont en vente}}',
  duplicates:
    '{count, plural, one {{shown} téléphone était déjà en vente.} many {{shown} de téléphones étaient déjà en vente.} other {{shown} téléphones étaient déjà en vente.}}',
  rejected:
    '{count, plural, one {{shown} ligne est à corriger} many {{shown} de lignes sont à corriger} other {{shown} lignes sont à corriger}} : corrigez le fichier et importez-le de nouveau.',
  next: 'Ajoutez leurs photos et leur grade avec « Modifier ».',
  done: 'Terminé',
  interrupted:
    '{count, plural, one {{shown} téléphone est en vente} many {{shown} de téléphones sont en vente} other {{shown} téléphones sont en vente}}. {message}',
} satisfies Translation<typeof productImport>
