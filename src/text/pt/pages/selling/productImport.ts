import type productImport from '../../../en/pages/selling/productImport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Importar de um arquivo',
  about:
    'Um arquivo CSV cuja primeira linha dá nome às colunas. São necessárias <column>brand</column>, <column>name</column> e <column>price</column>; <names></names> são opcionais. Vírgulas, pontos e vírgulas ou tabulações.',
  example:
    '<link>Baixe um exemplo</link> ou parta da sua própria exportação. Um arquivo não pode conter fotos nem graus: adicione as fotos e responda às perguntas sobre o estado depois, em “Editar”.',
  file: 'Arquivo',
  limits:
    'No máximo {megabytes} MB e {count, plural, one {{shown} celular} many {{shown} de celulares} other {{shown} celulares}}.',
  nothingYet: 'Nada é publicado ainda. Antes você vê uma prévia.',
  checking: 'Verificando',
  check: 'Verificar o arquivo',
  choose: 'Escolher arquivo',
  verdict: { invalid: 'Precisa de correção', valid: 'Válido', duplicate: 'Já anunciado' },
  unknownColumns: 'Ignoradas porque estas colunas não são conhecidas: {columns}.',
  emptyRows:
    'Puladas: {count, plural, one {{shown} linha vazia} many {{shown} de linhas vazias} other {{shown} linhas vazias}}.',
  lines: 'Linha por linha',
  line: 'Linha {line}',
  unnamed: 'Sem nome',
  showAll: 'Ver as {shown} linhas',
  again: 'Escolher outro arquivo',
  list: 'Anunciar {count, plural, one {{shown} celular} many {{shown} de celulares} other {{shown} celulares}}',
  listValid:
    'Anunciar {count, plural, one {o celular válido} many {os {shown} celulares válidos} other {os {shown} celulares válidos}}',
  progress: '{shown} de {total} linhas',
  progressLabel: 'Linhas publicadas',
  canClose:
    'Você pode fechar esta janela. Importe o mesmo arquivo mais tarde para continuar de onde parou; nada é anunciado duas vezes.',
  added:
    '{count, plural, one {{shown} celular anunciado} many {{shown} de celulares anunciados} other {{shown} celulares anunciados}}',
  duplicates:
    '{count, plural, one {{shown} celular já estava anunciado.} many {{shown} de celulares já estavam anunciados.} other {{shown} celulares já estavam anunciados.}}',
  rejected:
    '{count, plural, one {{shown} linha precisa de correção} many {{shown} de linhas precisam de correção} other {{shown} linhas precisam de correção}}: corrija o arquivo e importe de novo.',
  next: 'Adicione as fotos e o grau em “Editar”.',
  done: 'Pronto',
  interrupted:
    '{count, plural, one {{shown} celular anunciado.} many {{shown} de celulares anunciados.} other {{shown} celulares anunciados.}} {message}',
} satisfies Translation<typeof productImport>
