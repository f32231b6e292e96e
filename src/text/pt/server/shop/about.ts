import type about from '../../../en/server/shop/about.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Quem somos',
  description:
    '{shop_name} é um site de compra e venda de celulares usados: quem cuida dele, como trata seus dados e quanto custa.',
  body: `## Por que existe

Um celular que funciona vale mais na mão de alguém do que em uma gaveta. O que afasta as pessoas dos usados é a dúvida: a descrição é verdadeira? O preço é justo? O celular ainda estará lá quando eu chegar? {shop_name} responde a essas três perguntas.

## Em resumo

- Quem vende anuncia um celular com uma foto, o grau, o tempo de uso e um preço.
- Quem compra reserva um celular com um clique. Ele fica guardado por {hold_time}.
- {completion} {other_payments}
- Uma só conta faz as duas coisas: compre hoje, venda amanhã.
- Nossa equipe lê todas as denúncias e remove anúncios que vão contra as regras.

## Quem cuida da loja

As pessoas que hospedam esta loja e mais ninguém. Ela funciona com software livre, não em uma plataforma: não há uma central que veja seus anúncios.

{contact_details}

## O que acontece com seus dados

Eles ficam com as pessoas que cuidam desta loja. {trackers} Aqui, só você e os admins veem seu e-mail. Sua senha é guardada como um hash irreversível.

{services}

## Quanto custa

{costs}`,
  completion: {
    meet: 'Os dois se encontram: o comprador confere o celular, paga e dá ao vendedor um código de uso único, que fecha a venda.',
    ship: 'O vendedor envia o celular: o comprador paga antes e tem {count, plural, one {um dia} =2 {dois dias} =3 {três dias} many {{shown} de dias} other {{shown} dias}} para conferir depois que ele chega.',
  },
  otherPayments: {
    onlineShipped:
      '{first, select, yes {O} other {Ou o}} comprador paga online e recebe em casa; o dinheiro fica guardado até o celular chegar e ser como descrito.',
    onlineMet:
      '{first, select, yes {O} other {Ou o}} comprador paga online; o dinheiro fica guardado até o comprador conferir e receber o celular.',
    transferToShop:
      '{first, select, yes {O} other {Ou o}} comprador paga por transferência a quem cuida desta loja.',
    transferToSeller:
      'Onde um anúncio oferece isso, o comprador paga ao vendedor por transferência; esse dinheiro não passa por esta loja, e ninguém aqui pode recuperá-lo.',
  },
  contact: {
    page: 'página de contato',
    write: 'Escreva para nós na nossa {page}.',
    writeOrMail: 'Escreva para nós na nossa {page} ou para {mail}.',
    address: 'Nosso endereço: {address}.',
  },
  costs: {
    free: 'Anunciar, destacar e reservar é grátis.',
    inPerson: 'Se você pagar pessoalmente, o dinheiro vai direto para o vendedor.',
    nothing: 'Esta loja não fica com nada de uma venda.',
    fee: 'Quando uma venda é paga online, esta loja cobra uma comissão de {fee} do preço.',
    vat: 'Inclui {percent}% de imposto (IVA).',
    before: 'Quem vende vê quanto recebe antes de anunciar um celular.',
    fullPrice: 'Quando uma venda é paga online, o vendedor recebe o preço total.',
  },
  trackers: {
    noAds: 'Não há redes de publicidade.',
    none: 'Não há rastreadores nem redes de publicidade.',
    noPictures: 'As páginas não mostram imagens de outros sites.',
  },
  services: {
    intro: 'Estes serviços de terceiros recebem a parte de que precisam:',
    stripe:
      'A Stripe processa pagamentos e repasses. No pagamento, os scripts dela leem seu cartão e verificam fraudes, e para isso podem usar cookies; quem vende informa a conta bancária à Stripe.',
    google: 'Se você entrar com Google, o Google fica sabendo que você usa esta loja.',
    file_storage: 'Um provedor de armazenamento guarda fotos ou backups da loja.',
    image_hosts: 'Alguns anúncios mostram imagens de outros sites, que veem seu endereço IP.',
    hosts: 'São estes: {hosts}.',
    imei_list:
      'Um registro de celulares roubados é consultado sobre o IMEI dos celulares, sem nenhum nome.',
    text_messages:
      'Um provedor de SMS recebe o número de telefone que um vendedor confirma, e o código.',
    mail_server: 'Um servidor de e-mail entrega os e-mails que esta loja envia a você.',
    push_services:
      'Se você ativar as notificações push, o serviço de push do seu navegador as entrega. Ele não consegue lê-las.',
  },
} satisfies Translation<typeof about>
