import type support from '../../../en/server/shop/support.ts'
import type { Translation } from '../../../translation.ts'
import facts from '../../pages/phone/facts.ts'
import search from '../../pages/search.ts'

export default {
  title: 'Ajuda',
  description: 'Como comprar e vender aqui, e como fazer isso com segurança.',
  body: `## Comprar, passo a passo

1. Entre na sua conta e escolha “Reservar” no celular que quer.
2. O celular fica guardado para você por {hold_time}. Em {orders} você vê o que fazer em seguida.
3. {delivery_choice}
{completion_steps}

## {checks_title}

{meeting_advice}
- Digite \`*#06#\` e compare o IMEI da tela com o da caixa ou o das configurações.
- Veja se o celular está desconectado de todas as contas: sem conta da Apple ou do Google, sem bloqueio de tela, restaurado e na tela de configuração inicial.
- Faça uma ligação, tire uma foto com cada câmera, conecte ao Wi-Fi, ligue o carregador.
- Veja a saúde da bateria nas configurações, e a tela com uma imagem branca e outra preta.
{code_advice}

## Vender, passo a passo

1. Faça um backup do celular, saia das contas, tire o chip e restaure o padrão de fábrica.
2. {add}: uma foto nítida à luz do dia, o estado real e um preço.
3. Destaque se quiser que apareça na página inicial.
4. Quando alguém reservar, o pedido diz o que fazer: {hand_over}.

## O que os graus significam

{grades}

## Perguntas

### O que acontece quando acaba o prazo de {hold_time}?

A reserva termina sozinha e o celular volta a ficar à venda. Nada é cobrado. Se o celular ainda estiver disponível, você pode reservar de novo.

{code_question}

### O celular não é como descrito. Tenho que comprar?

Não. {refusing} {money_in_disputes}

### Posso comprar e vender?

Sim, com uma só conta. Escolha “Vender um celular” e aceite os termos de venda: seu tipo de conta passa a ser “Vendedor”, e você ainda pode reservar, pagar e fazer ofertas, só não pelos seus próprios celulares. Seus pedidos e favoritos ficam. Para parar de vender, retire seus celulares e volte a “Comprador” nas configurações.

### Entrei com Google. Qual é meu tipo de conta?

“Comprador”. Para vender também, escolha “Vender um celular” e aceite os termos de venda. Seu nome vem do Google; nunca vemos sua senha do Google.`,
  links: { orders: 'Minhas compras', add: 'Anuncie o celular' },
  choice: {
    meet: 'Combine com o vendedor um horário e um local público, e escolha como pagar.',
    ship: 'Informe seu endereço e escolha como pagar.',
    meetOrOnline: 'Escolha se encontrar com o vendedor, ou pagar online e receber em casa.',
    any: 'Escolha como receber e como pagar, entre o que o vendedor oferece.',
  },
  steps: {
    meet: 'Em um encontro: confira o celular, pague e dê seu código ao vendedor. Isso fecha a compra.',
    ship: 'Se for enviado: marque como recebido e confira em até {count, plural, one {um dia} =2 {dois dias} =3 {três dias} many {{shown} de dias} other {{shown} dias}}. Depois confirme ou relate um problema.',
  },
  held: {
    online: 'O que você pagou online fica guardado até lá.',
    shop: 'O que você pagou por transferência já está com a loja.',
    seller: 'O que você pagou por transferência já está com o vendedor.',
  },
  checks: {
    meet: 'O que conferir no encontro',
    ship: 'O que conferir quando chegar',
  },
  meeting: '- Marque de dia, em um local público com Wi-Fi, e leve seu chip.',
  code: '- Não dê seu código até estar tudo certo.',
  codeQuestion: `### O vendedor tem meu código, mas nada acontece. E agora?

O vendedor abre o painel, abre a venda e digita o código. Olhe “Minhas compras”: quando o código é aceito, o pedido diz “Concluído”. Se não disser, leia o código de novo; os seis dígitos têm que bater.`,
  refusing: {
    meet: 'Em um encontro, não pague nem dê seu código: cancele a reserva em “Minhas compras” e denuncie o anúncio.',
    ship: 'Se foi enviado, relate o problema na página do pedido em até {count, plural, one {um dia} =2 {dois dias} =3 {três dias} many {{shown} de dias} other {{shown} dias}}.',
  },
  disputed: {
    online:
      'O que você pagou online fica guardado até os dois lados chegarem a um acordo ou um admin decidir.',
    inPerson:
      'Lá você chega a um acordo com o vendedor, ou um admin decide. O dinheiro pago pessoalmente ou por transferência tem que ser devolvido pelo vendedor.',
    transfer:
      'Lá você chega a um acordo com o vendedor, ou um admin decide. O dinheiro pago por transferência tem que ser devolvido pelo vendedor.',
  },
  handOver: {
    meet: 'combinar um local e digitar o código do comprador',
    ship: 'enviar com código de rastreio',
    both: 'combinar um local e digitar o código do comprador, ou enviar com código de rastreio',
  },
  grade: {
    title: 'Grau',
    meaning: 'O que significa',
    name: facts.grade,
    means: facts.gradeMeaning,
    picture: search.gradeExample,
  },
} satisfies Translation<typeof support>
