import type alerts from '../../en/server/alerts.ts'
import type { Translation } from '../../translation.ts'

export default {
  followed: 'anunciado por {seller}, que você segue',
  drop: 'baixou de {from} para {to}',
  atLimit: 'bem no seu máximo',
  underLimit: '{amount} abaixo do seu máximo',
  comma: ', ',
  mail: {
    oneSubject: '{phone} por {price}',
    dropSubject: '{phone}: {reason}',
    subject: {
      drops: '{shown} dos seus favoritos agora custam menos',
      followed:
        '{count, plural, one {{shown} celular novo de um vendedor que você segue} many {{shown} de celulares novos de vendedores que você segue} other {{shown} celulares novos de vendedores que você segue}}',
      searches:
        '{count, plural, one {{shown} celular para sua busca salva} many {{shown} de celulares para suas buscas salvas} other {{shown} celulares para suas buscas salvas}}',
      several:
        '{count, plural, one {{shown} celular para você} many {{shown} de celulares para você} other {{shown} celulares para você}}',
    },
    opening: {
      drops:
        '{count, plural, one {Um dos seus favoritos agora custa menos.} many {Estes favoritos agora custam menos.} other {Estes favoritos agora custam menos.}}',
      followed:
        '{count, plural, one {Um vendedor que você segue anunciou um celular.} many {Vendedores que você segue anunciaram celulares.} other {Vendedores que você segue anunciaram celulares.}}',
      searches:
        '{count, plural, one {Este celular corresponde à sua busca salva.} many {Estes celulares correspondem às suas buscas salvas.} other {Estes celulares correspondem às suas buscas salvas.}}',
      several:
        'Estes celulares correspondem às suas buscas salvas, baixaram de preço ou são de vendedores que você segue.',
    },
    more: 'E mais {shown} entre seus avisos.',
    searches: 'Ver buscas salvas',
    favorites: 'Ver favoritos',
    unsubscribe: 'Parar de receber avisos de buscas e preços',
    item: '{phone}: {price}',
    grade: 'Grau {grade}',
    storage: '{size} GB',
    nearMiss: 'Bem parecido: {reason}',
    search: 'Busca salva: {name}',
    view: 'Ver celular',
  },
} satisfies Translation<typeof alerts>
