/** Imports every style of a card's content, whose components the browser does not have. */
import "./CardAddToCart.css";
import "./CardContent.css";
import "./OptionFields.css";
import "~/features/products/Labels.css";
import "~/features/products/price/Price.css";
import "~/features/products/ProductPicture.css";
import "~/ui/Button.css";
