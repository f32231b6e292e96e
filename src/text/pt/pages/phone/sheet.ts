import type sheet from '../../../en/pages/phone/sheet.ts'
import type { Translation } from '../../../translation.ts'

export default {
  pageTitle: '{name}: cartaz',
  back: 'Voltar ao celular',
  print: 'Imprimir',
  code: 'Código QR que abre a página de {name}',
  scan: 'Escaneie para ver fotos, verificações e o preço de hoje',
  book: 'Reserve na loja {shop}. Você só paga quando decidir.',
} satisfies Translation<typeof sheet>
