import type signup from '../../en/pages/signup.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Criar conta',
  description: 'Crie uma conta para comprar ou vender celulares.',
  lead: 'Uma conta grátis para comprar e vender.',
  existing: 'Já tem conta? <link>Entrar</link>',
  promise: 'Uma foto, um nome e um preço: seu celular antigo fica à venda em dois minutos.',
  closed: 'No momento esta loja não aceita contas novas. Se já tem uma, você pode entrar.',
  invitation:
    'Para criar uma conta aqui você precisa de um convite. Abra o link do seu. Se já tem conta, você pode entrar.',
  invitationGone:
    'Este convite expirou, já foi usado ou foi retirado. Peça outro a quem enviou. Se já tem conta, você pode entrar.',
  login: 'Entrar',
  allPhones: 'Ver todos os celulares',
  passwordHelp:
    'Pelo menos {min} caracteres. Algumas palavras sem relação são fáceis de lembrar e difíceis de adivinhar.',
  photoHelp: 'Um rosto passa confiança.',
  photoFailed: 'Não foi possível salvar sua foto. Você pode incluí-la depois nas configurações.',
  role: 'Quero',
  buyer: 'Comprar',
  seller: 'Comprar e vender',
  buyerText: 'Reserve celulares e faça ofertas.',
  sellerText: 'O mesmo, e ainda publique anúncios.',
  terms: 'Ao criar a conta você aceita: <terms></terms> (abre em outra aba).',
  googleTerms: 'Ao continuar com Google você aceita: <terms></terms> (abre em outra aba).',
  sellerTerms: 'Ao criar a conta você aceita os <link>termos de venda</link> (abre em outra aba).',
  and: ' e ',
  submit: 'Criar conta',
  busy: 'Criando sua conta',
  checking:
    'Muitas contas foram criadas a partir da sua rede. Estamos verificando seu navegador, leva alguns segundos.',
  done: 'Sua conta foi criada e você já entrou',
} satisfies Translation<typeof signup>
