import type content from '../../../en/server/shop/content.ts'
import type { Translation } from '../../../translation.ts'

export default {
  find: {
    title: 'Um bom celular não precisa ser novo',
    body: 'Compare celulares usados por grau, tempo de uso e preço. O que importa vem primeiro, junto com quanto você economiza.',
  },
  safe: {
    body: 'Uma reserva guarda o celular por {hold_time} e não custa nada. {when_to_pay}',
  },
  sell: {
    title: 'Transforme seu celular antigo em dinheiro',
    body: 'Uma foto, um nome e um preço bastam para anunciar. Você escolhe para quem vender.',
  },
  reasons: {
    title: 'Por que é seguro',
    body: `## O que importa vem primeiro

Todo anúncio mostra primeiro grau, tempo de uso, local e vendedor.

## Um celular, um comprador

Um celular reservado não pode ser reservado de novo. Se não for pago em {hold_time}, volta a ficar disponível.

{code_reason}

## Toda denúncia é lida

Quem entrou na sua conta pode denunciar um anúncio. Nossa equipe lê todas as denúncias e remove anúncios irregulares.`,
  },
  about: {
    title: 'Sobre {shop_name}',
    body: 'A maioria dos celulares acaba em uma gaveta quando ainda funciona bem. {shop_name} ajuda esses celulares a seguir em frente, de quem não precisa mais para quem precisa, por um preço que os dois lados acham justo.',
  },
  sellerTerms: 'Termos de venda',
  hours: '{shown} {count, plural, one {hora} many {de horas} other {horas}}',
  safeTitle: {
    meet: 'Veja primeiro, pague no encontro',
    ship: 'Reservado para você, conferido por você',
  },
  whenToPay: {
    meet: 'Pague quando tiver visto o celular e dê seu código ao vendedor.',
    meetOrOnline:
      'Pague no encontro ou online: o vendedor recebe o dinheiro quando você estiver com o celular.',
    online: 'Pague online: o vendedor recebe o dinheiro quando você estiver com o celular.',
    before: 'Você paga antes de o vendedor enviar.',
  },
  codeReason: {
    meet: `## Seu código fecha a compra

Com a reserva você recebe um código de uso único. Só dê o código quando estiver tudo certo com o celular.`,
    ship: `## Tempo para conferir

Você tem {count, plural, one {um dia} =2 {dois dias} =3 {três dias} many {{shown} de dias} other {{shown} dias}} para conferir um celular depois que ele chega, e pode relatar um problema no pedido.`,
  },
} satisfies Translation<typeof content>
