import type seller from '../../../en/pages/public/seller.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: 'Celulares usados de {name}: o que está à venda, o que foi vendido e avaliações.',
  descriptionOf:
    'Celulares usados de {name}, {place}: o que está à venda, o que foi vendido e avaliações.',
  edit: 'Editar seu nome e sua foto',
  away: 'De férias até <day></day>. Depois disso, os celulares voltam a ficar à venda.',
  since: 'Aqui desde {month}',
  answers: {
    hour: 'Costuma responder em até uma hora',
    hours:
      'Costuma responder em até {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}',
    day: 'Costuma responder em até um dia',
    days: 'Costuma responder em até {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}}',
    slow: 'Costuma levar mais de uma semana para responder',
  },
  followers:
    '{count, plural, one {{shown} seguidor} many {{shown} de seguidores} other {{shown} seguidores}}',
  usually: 'Costuma oferecer {promised}',
  level: {
    new: 'Ainda sem vendas que contem, ou com média abaixo de {stars} estrelas a partir de {ratings} avaliações.',
    proven:
      'Pelo menos uma venda. A partir de {ratings} avaliações, média de pelo menos {stars} estrelas.',
    trusted:
      'Pelo menos {sales} vendas, conta de pelo menos {days} dias e nenhum anúncio removido pela moderação. A partir de {ratings} avaliações, média de pelo menos {stars} estrelas.',
    counted:
      'Contam as vendas pagas pela loja; as pagas em dinheiro contam quando três pessoas diferentes já compraram.',
  },
  elsewhere: {
    label: 'Em outras lojas',
    from: 'De {shop}: {sales}, {reviews}',
    sales: '{count, plural, one {{shown} venda} many {{shown} de vendas} other {{shown} vendas}}',
    average: '{average} de 5 ({reviews})',
    none: 'sem avaliações',
    note: 'Assinado por essas lojas, não verificado aqui. Não conta para o nível nem para as avaliações desta página.',
  },
  sold: '{count, plural, one {{shown} celular vendido} many {{shown} de celulares vendidos} other {{shown} celulares vendidos}}',
  noReviews: 'Nenhuma avaliação ainda',
  reviews:
    '{count, plural, one {{shown} avaliação} many {{shown} de avaliações} other {{shown} avaliações}}',
  onSale: {
    title: 'Celulares à venda',
    search: 'Buscar e filtrar',
    none: '<name></name> não tem nada à venda agora.',
    shown: '{shown} de {total}',
    more: 'Ver mais celulares',
    loading: 'Carregando celulares',
  },
  recentlySold: 'Vendidos recentemente',
  ratings: {
    title: 'Avaliações',
    none: 'Ninguém avaliou <name></name> ainda. Depois de uma venda, comprador e vendedor podem se avaliar.',
  },
  checks: {
    title: 'O que sabemos deste vendedor',
    documents: 'Não verificamos documentos de identidade.',
    email: {
      yes: 'E-mail confirmado',
      yesText: 'Abriu um link que enviamos para lá.',
      no: 'E-mail não confirmado',
      noText: 'Não abriu o link que enviamos para confirmar.',
    },
    number: {
      yes: 'Número de telefone confirmado',
      yesText: 'Digitou um código que enviamos para lá por SMS.',
      no: 'Número de telefone não confirmado',
      noText: 'Ainda não digitou um código recebido por SMS.',
    },
    payout: {
      yes: 'Conta de recebimento conectada',
      yesText: 'O provedor de pagamentos aceitou a conta e paga nela.',
      no: 'Ainda sem conta de recebimento',
      noText: 'O dinheiro de uma venda fica guardado até conectar uma.',
    },
    photographed:
      '{count, plural, one {{shown} celular fotografado} many {{shown} de celulares fotografados} other {{shown} celulares fotografados}} com um código',
    notPhotographed: 'Nenhum celular fotografado com um código',
    photographedText:
      'Uma foto do celular com nosso código de uso único mostra que o vendedor o teve nas mãos.',
    sales:
      '{count, plural, one {{shown} celular vendido} many {{shown} de celulares vendidos} other {{shown} celulares vendidos}} aqui',
    noSales: 'Nenhuma venda ainda',
    salesText: 'Vendas concluídas que contam para o nível. Aqui desde {month}.',
  },
  follow: {
    logIn: 'Entrar e seguir',
    follow: 'Seguir',
    following: 'Seguindo',
    followName: 'Seguir {name}',
    unfollowName: 'Deixar de seguir {name}',
    done: 'Avisamos quando {name} anunciar um celular',
    stopped: 'Você não segue mais {name}',
  },
  report: 'Denunciar vendedor',
  trader: {
    title: 'Vendedor profissional',
    text: 'Este vendedor atua como empresa e informou estes dados. Confirmou que só oferece produtos que cumprem a legislação da UE.',
    company: 'Empresa',
    form: 'Forma jurídica',
    address: 'Endereço',
    email: 'E-mail',
    phone: 'Número de telefone',
    register: 'Registro comercial',
    vat: 'Número de IVA',
  },
} satisfies Translation<typeof seller>
