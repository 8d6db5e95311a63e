/** Imports every style of a card's content, as the browser does not load its components. */
import "./CardAddToCart.css";
import "./CardContent.css";
import "./OptionFields.css";
import "~/features/products/Labels.css";
import "~/features/products/price/Price.css";
import "~/features/products/ProductPicture.css";
import "~/ui/Button.css";
