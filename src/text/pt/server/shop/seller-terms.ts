import type sellerTerms from '../../../en/server/shop/seller-terms.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: 'O que você aceita quando vende aqui.',
  body: `## O que você pode vender

- Celulares que são seus, ou que o dono pediu a você para vender.
- Nenhum celular roubado, perdido ou bloqueado, nenhuma falsificação e nada que ainda pertença a uma financeira ou à empresa onde você trabalha.
- Só celulares: nem serviços, nem contas, nem outros produtos.

## Como você descreve

- Use fotos do próprio celular, não imagens de outro lugar.
- Conte todos os defeitos que você conhece e responda com a verdade às perguntas sobre o estado.
- Saia de todas as contas e apague os dados do celular antes de entregar.
- Anuncie cada celular uma só vez.

## Quando alguém reserva

- A reserva guarda o celular pelo preço que você definiu ou aceitou.
- {hand_over_order} dentro do prazo que está no pedido. Se não puder, cancele e diga por quê; o comprador recebe de volta o que pagou.
- Não peça ao comprador que pague mais, nem de outra forma que a do pedido.
- Use o nome e o endereço do comprador só para esta venda, e não os passe a ninguém além da transportadora.

## Se algo der errado

Se o comprador avisar que o celular não chegou ou não é como descrito, {dispute_until}. Responda dentro do prazo que está no pedido. Os direitos que a lei dá aos compradores valem além destes termos.

## Quanto custa

Anunciar e destacar é grátis. Se esta loja ficar com uma comissão de uma venda, o pedido mostra a comissão desde a reserva, e depois ela não muda.

## Sua parte

A venda é um contrato entre você e o comprador; esta loja não é parte dele. Você declara seus ganhos e paga seus impostos. Os admins podem remover um anúncio ou encerrar uma conta que não cumpra estes termos, e dizem por quê. Você pode parar quando quiser: retire seus celulares, termine as vendas abertas e volte a “Comprador” nas suas {settings}.`,
  settings: 'configurações',
  handOver: { meet: 'Entregue', ship: 'Envie', both: 'Entregue ou envie' },
  dispute: {
    held: 'o dinheiro que guardamos continua guardado até os dois lados chegarem a um acordo ou um admin de fora do pedido decidir',
    open: 'a venda continua aberta até os dois lados chegarem a um acordo ou um admin de fora do pedido decidir',
  },
} satisfies Translation<typeof sellerTerms>
