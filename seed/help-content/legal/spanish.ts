import type { LegalTexts } from "./legal-texts.ts";

export const esES: LegalTexts = {
  privacy: {
    title: "Política de privacidad",
    body: `<p>Esta tienda es una demostración. La empresa y los datos de contacto son inventados. No introduzca datos de personas reales.</p>
<h2>1. Responsable del tratamiento</h2><p>El responsable, en el sentido del Reglamento (UE) 2016/679 (RGPD), es la empresa que figura en el aviso legal.</p>
<h2>2. Qué datos usamos y para qué</h2><ul><li>Número de bastidor, modelo y servicios activos: para mostrar qué servicios son adecuados para su vehículo y activarlos.</li><li>Nombre, correo electrónico y dirección de facturación: para celebrar y cumplir el contrato y enviar la confirmación y la factura.</li><li>Datos de pago: los números de tarjeta van directamente al proveedor de pagos; nosotros solo recibimos el tipo de tarjeta, sus cuatro últimas cifras y un identificador.</li><li>Cuenta y pedidos: para que pueda ver, gestionar y cancelar lo que ha comprado.</li><li>Sus mensajes: para responderlos.</li><li>Dirección IP y registros técnicos: para proteger la tienda y mostrar el país correcto.</li></ul>
<h2>3. Bases jurídicas</h2><p>El contrato con usted (artículo 6.1.b del RGPD: vehículo, nombre, dirección, pago), las obligaciones legales (letra c: facturas, impuestos), nuestro interés legítimo en una tienda segura (letra f: registros técnicos) y su consentimiento (letra a: estadísticas, renovación automática). Puede retirar el consentimiento en cualquier momento; lo anterior sigue siendo lícito.</p>
<h2>4. Quién recibe los datos</h2><p>Proveedores que trabajan para nosotros y solo en la medida necesaria: Adyen para los pagos, la plataforma de vehículos que activa los servicios, el gestor de los pedidos, el buscador de direcciones al hacer el pedido y quien aloja la tienda. No vendemos sus datos. Las autoridades solo los reciben si la ley nos obliga. Para los proveedores de fuera de la Unión Europea rigen las cláusulas contractuales tipo de la Comisión o una decisión de adecuación.</p>
<h2>5. Cuánto tiempo los conservamos</h2><p>Conservamos las facturas seis años, como exige el artículo 30 del Código de Comercio. El vehículo elegido permanece 10 días en su navegador y una sesión, 90 días como máximo. Los registros técnicos no contienen números de bastidor ni correos electrónicos.</p>
<h2>6. Datos de su vehículo</h2><p>Los servicios conectados usan datos que genera el vehículo: la navegación, la posición durante la conducción; Remote, el estado de puertas, ventanillas y batería; Secure Tracker, la posición tras denunciarse un robo. El Reglamento europeo de Datos (UE) 2023/2854 le da acceso a esos datos y el derecho a que se entreguen a un tercero de su elección. La naturaleza, el volumen y la frecuencia figuran en la página de cada servicio. Puede detener la transmisión en el vehículo en cualquier momento; entonces el servicio deja de funcionar.</p>
<h2>7. Cookies y estadísticas</h2><p>Las cookies necesarias mantienen su sesión y recuerdan su vehículo, su cesta y su elección. Las estadísticas solo empiezan con su consentimiento, nunca incluyen su nombre, su correo electrónico ni su número de bastidor, y no funcionan durante el pago. Volvemos a preguntarle a los seis meses. Puede cambiar su elección al pie de cada página, en «Preferencias de cookies».</p>
<h2>8. Menores</h2><p>La tienda se dirige a personas adultas. No recogemos a sabiendas datos de menores de 14 años.</p>
<h2>9. Sus derechos</h2><p>Tiene derecho de acceso, rectificación, supresión, limitación y portabilidad (artículos 15 a 20 del RGPD) y puede oponerse al tratamiento basado en nuestro interés legítimo (artículo 21). Respondemos en el plazo de un mes y de forma gratuita. Ninguna decisión la toman solo las máquinas.</p>
<h2>10. Delegado de protección de datos</h2><p>Puede contactar con él mediante nuestro formulario de contacto o en privacidad@connected-services.example. La dirección es un ejemplo; nadie responderá.</p>`,
  },
  imprint: {
    title: "Aviso legal",
    body: `<p>Esta tienda es una demostración de servicios conectados para vehículos. No vende nada y no pertenece a ningún fabricante.</p>
<h2>1. Cómo contactarnos</h2><p>Lo más rápido es nuestro formulario de contacto; por correo electrónico: {careEmail}. El teléfono y el horario figuran en las preguntas y respuestas. Todos los datos son ejemplos.</p>
<h2>2. Reclamaciones</h2><p>Tiene hojas de reclamaciones a su disposición. También puede solicitar un arbitraje de consumo; las direcciones figuran más abajo.</p>
<h2>3. Precios</h2><p>Los precios incluyen el IVA.</p>
<h2>4. Dibujos</h2><p>Los dibujos de los vehículos se hicieron para esta demostración. Los nombres de las marcas pertenecen a sus titulares.</p>`,
  },
  accessibility: {
    title: "Declaración de accesibilidad",
    body: `<p>Todas las personas deben poder usar esta tienda. Esta declaración vale para todas sus páginas, para ambas marcas.</p>
<h2>1. Las normas que seguimos</h2><p>A esta tienda se le aplica la Ley 11/2023, que transpone la Directiva (UE) 2019/882. Está construida según la norma EN 301 549 y las Web Content Accessibility Guidelines 2.2, nivel AA. Es parcialmente conforme; el apartado 3 dice qué falta.</p>
<h2>2. Cómo se usa la tienda</h2><ul><li>Todo funciona solo con el teclado y el foco siempre es visible.</li><li>Los títulos, los campos y los mensajes tienen nombre para los lectores de pantalla.</li><li>El texto se puede ampliar al 400 % sin desplazarse en dos direcciones.</li><li>Las animaciones se detienen si su dispositivo lo pide.</li><li>Los mensajes que desaparecen solos esperan mientras los lee; los errores permanecen.</li><li>Salvo los campos de pago, la tienda funciona sin scripts.</li></ul>
<h2>3. Qué no es conforme todavía</h2><ul><li>Las facturas y los abonos son archivos PDF sin etiquetas; un lector de pantalla puede leerlos en un orden equivocado. Si lo pide, le comunicamos su contenido.</li><li>Los campos de los datos de la tarjeta son del proveedor de pagos. No podemos cambiarlos y no los hemos comprobado todos.</li><li>Comprobamos las páginas con pruebas automáticas y a mano; faltan pruebas con personas que usan a diario productos de apoyo.</li></ul>
<h2>4. Avísenos</h2><p>Si algo le impide avanzar, use nuestro formulario de contacto o llámenos. Indique la página y qué quería hacer. También puede hacer un pedido o desistir por esta vía.</p>`,
  },
};
