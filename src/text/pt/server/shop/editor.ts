import type editor from '../../../en/server/shop/editor.ts'
import type { Translation } from '../../../translation.ts'

export default {
  placeholder: {
    shop_name: 'O nome da loja',
    shop_address: 'O endereço deste site',
    contact_email: 'O e-mail para perguntas',
    postal_address: 'O endereço postal',
    contact_details:
      'Um link para a página de contato, com o e-mail e o endereço postal, se houver',
    currency: 'A moeda de todos os preços, como EUR',
    fee: 'O que a loja fica de uma venda paga online, em uma frase',
    costs: 'Quanto custa anunciar, reservar e vender, em frases',
    payment_methods: 'Uma lista das formas de pagamento da loja',
    other_payments: 'Formas de pagar fora de um encontro, em frases',
    delivery_choice: 'Como os compradores escolhem entrega e pagamento, em uma frase',
    money_until_inspection:
      'Onde está o dinheiro enquanto o comprador confere um celular enviado, em frases',
    money_in_disputes:
      'O que acontece com o dinheiro quando um celular não é como descrito, em frases',
    dispute_until:
      'O que um problema relatado segura até ser resolvido, para uma frase aos vendedores',
    when_to_pay: 'Quando um comprador paga, em uma frase',
    completion: 'Como uma venda é concluída, em uma frase',
    completion_steps: 'Como um comprador conclui uma venda, como passos 4 e 5 de uma lista',
    checks_title: 'Quando um comprador confere um celular, como título',
    meeting_advice: 'Onde se encontrar, como item de uma lista, se a loja oferece entrega em mãos',
    code_advice:
      'Quando dar o código de entrega, como item de uma lista, se a loja oferece entrega em mãos',
    code_question:
      'O que fazer quando o código de entrega não funciona, se a loja oferece entrega em mãos',
    code_reason: 'O que protege o comprador na entrega de um celular, com um título',
    refusing: 'Como um comprador recusa um celular que não é como descrito, em frases',
    hand_over: 'O que um vendedor faz com um celular reservado, para uma frase',
    hand_over_order:
      'O que um vendedor tem que fazer com um celular reservado, para começar uma frase',
    safe_title: 'Quando um comprador paga, como título',
    shipped_check:
      'Por quanto tempo um celular enviado pode ser conferido, se a loja oferece envio',
    phone_checks:
      'Como os compradores conferem um celular e o que fazem se não é como descrito, como itens de uma lista',
    buyer_costs: 'O que um comprador paga, em uma frase',
    hold_time: 'Por quanto tempo um celular fica reservado',
    inspection_time: 'Quanto tempo os compradores têm para conferir um celular enviado',
    dispute_time: 'Quanto tempo o outro lado tem para responder a uma disputa',
    rating_time: 'Até quanto tempo depois de uma venda dá para avaliar',
    grades: 'Uma tabela dos graus com imagens e o que significam',
    trackers: 'Se há rastreadores, redes de anúncios e imagens de outros sites',
    services: 'Uma lista dos serviços de terceiros que recebem dados, conforme as configurações',
    retention: 'Uma tabela dos dados guardados, por quê e por quanto tempo',
    cookies: 'Uma tabela dos cookies e do que mais fica no navegador',
  },
  problem: {
    blank: 'preencha {text}',
    unknown: 'não existe o marcador {text}',
    no_value: 'a configuração está vazia para {text}',
    inLine: 'linha {line}: {what}',
    more: 'e mais {count}',
  },
} satisfies Translation<typeof editor>
